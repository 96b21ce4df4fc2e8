/** Sounds, made here: short tones and noise, no files. Browsers want a first gesture of the reader. */
import { preferences } from '../app/preferences.js';

/** @type {AudioContext | null} */
let context = null;

/**
 * A tone: from one pitch to another within a time, beginning after a pause; `noise` is a rustle instead.
 * @typedef {{from: number, to?: number, long: number, after?: number, loud?: number,
 *   wave?: OscillatorType | 'noise'}} Tone
 */

/**
 * @param {number} from
 * @param {number} long
 * @param {number} after
 * @param {number} loud
 * @returns {Tone}
 */
function rattle(from, long, after, loud) {
  return { from, long, after, loud, wave: 'noise' };
}

/** @type {Record<string, Tone[]>} */
const SOUNDS = {
  place: [
    { from: 210, to: 120, long: 0.09, wave: 'triangle', loud: 0.5 },
    { from: 900, long: 0.04, wave: 'noise', loud: 0.25 },
  ],
  coin: [
    { from: 1568, long: 0.08, wave: 'triangle', loud: 0.22 },
    { from: 2093, long: 0.16, after: 0.06, wave: 'triangle', loud: 0.2 },
  ],
  dice: [0, 0.07, 0.13, 0.2, 0.29].map((after) => rattle(1500 - 1800 * after, 0.05, after, 0.4)),
  // The wheel slows down.
  spin: Array.from({ length: 14 }, (_, i) => rattle(1900, 0.02, 0.006 * i * i + 0.04 * i, 0.25)),
  turn: [
    { from: 523, long: 0.16, wave: 'sine', loud: 0.3 },
    { from: 784, long: 0.28, after: 0.13, wave: 'sine', loud: 0.3 },
  ],
  message: [{ from: 880, to: 990, long: 0.12, wave: 'sine', loud: 0.2 }],
  low: [{ from: 1047, long: 0.07, wave: 'square', loud: 0.08 }],
  end: [392, 523, 659, 784].map((from, i) => ({ from, long: 0.4, after: 0.14 * i, wave: 'triangle', loud: 0.25 })),
  refused: [{ from: 160, to: 110, long: 0.16, wave: 'sawtooth', loud: 0.14 }],
};

/**
 * Make a sound, if the reader wants to hear any.
 * @param {string} name
 */
export function sound(name) {
  if (!preferences.value.sounds || !context || context.state !== 'running') return;
  for (const tone of SOUNDS[name] ?? []) play(context, tone);
}

/** @param {AudioContext} to @param {Tone} tone */
function play(to, { from, to: end = from, long, after = 0, loud = 0.3, wave = 'sine' }) {
  const start = to.currentTime + after;
  const volume = to.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.001, start + long);
  volume.connect(to.destination);
  if (wave === 'noise') {
    const filter = to.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = from;
    filter.connect(volume);
    const rustle = to.createBufferSource();
    rustle.buffer = rustling(to);
    rustle.connect(filter);
    rustle.start(start);
    rustle.stop(start + long);
    return;
  }
  const tone = to.createOscillator();
  tone.type = wave;
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(end, start + long);
  tone.connect(volume);
  tone.start(start);
  tone.stop(start + long);
}

/** @type {AudioBuffer | null} */
let rustle = null;

/** @param {AudioContext} to */
function rustling(to) {
  if (!rustle) {
    rustle = to.createBuffer(1, to.sampleRate / 4, to.sampleRate);
    const data = rustle.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  }
  return rustle;
}

/** Browsers let a page sound only after a gesture. */
function unlock() {
  if (!preferences.value.sounds) return;
  context ??= new AudioContext();
  context.resume();
}

addEventListener('pointerdown', unlock);
addEventListener('keydown', unlock);
