/** What is asked of the archive, in the address of the page and in that of the server. */

/** What can be asked for, as the address names it. */
export const FILTERS = ['game', 'players', 'person', 'against', 'result', 'rated', 'from', 'to'];

/**
 * The address of the server for what the page's address asks: one's own games come with the private ones.
 * @param {URLSearchParams} asked
 * @param {string | undefined} own who reads
 * @param {string | null} after
 */
export function query(asked, own, after) {
  const params = new URLSearchParams();
  for (const name of FILTERS) {
    const value = asked.get(name);
    if (value && name === 'from') params.set(name, moment(value, '00:00'));
    else if (value && name === 'to') params.set(name, moment(value, '23:59:59.999'));
    else if (value) params.set(name, value);
  }
  if (!params.has('person')) params.delete('result');
  if (after) params.set('after', after);
  const person = params.get('person');
  if (!person || person !== own) return `/archive?${params}`;
  params.delete('person');
  return `/people/${person}/games?${params}`;
}

/**
 * A time of a day here, in milliseconds.
 * @param {string} day
 * @param {string} time
 */
function moment(day, time) {
  return String(new Date(`${day}T${time}`).getTime());
}
