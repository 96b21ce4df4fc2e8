"""Montana, by Rüdiger Dorn: worker placement, an auction and a race over a hex map."""
