/** What makes a sound at the table: events of the game, one's turn, messages, little time, a refusal, the end. */
import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { me } from '../app/person.js';
import { now, useTicking } from './clock.js';
import { sound } from './sounds.js';

const LITTLE = 10_000;

/** @param {import('./play.js').Play} play */
export function useSounds(play) {
  useTicking();
  useEffect(() => {
    let wasAsked = Boolean(play.shown.peek()?.view.options.length);
    /** @param {import('./scene.js').Update} update */
    const hear = (update) => {
      const isAsked = update.view.options.length > 0;
      const names = update.steps.flatMap((step) => step.events.map((event) => play.game.sound(event)));
      if (update.asked === null) sound('end');
      else if (isAsked && !wasAsked) sound('turn');
      else for (const name of new Set(names)) if (name) sound(name);
      wasAsked = isAsked;
    };
    play.listeners.add(hear);
    return () => {
      play.listeners.delete(hear);
    };
  }, [play]);
  useSignalEffect(() => {
    if (play.refusal.value || play.refused.value) sound('refused');
  });
  const known = useRef(-1);
  useSignalEffect(() => {
    const last = play.messages.value.at(-1);
    const isNew = known.current >= 0 && last !== undefined && last.number > known.current;
    if (isNew && last.person !== me.value?.id) sound('message');
    known.current = last?.number ?? 0;
  });
  useSignalEffect(() => {
    const seat = play.shown.value?.asked;
    if (seat === null || seat === undefined || !play.mine.value.includes(seat)) return;
    const left = play.left(seat, now.value);
    if (left !== null && left > 0 && left < LITTLE) sound('low');
  });
}
