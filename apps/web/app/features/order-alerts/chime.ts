/** Two notes: frequency in hertz, and start in seconds. */
const NOTES = [
  { hertz: 880, after: 0 },
  { hertz: 1_175, after: 0.18 },
] as const;
const NOTE_SECONDS = 0.5;
const LOUDNESS = 0.4;
/** Gains fade exponentially, which never reaches 0. */
const SILENCE = 0.0001;

const listeners = new Set<() => void>();
let context: AudioContext | null = null;
/** Whether the sound will be played once the browser allows it. */
let isWaiting = false;

/**
 * Prepares the sound. Browsers allow it only after a tap or a key on the page: called from an event handler of one it
 * succeeds, otherwise it may fail.
 */
export function unlockChime(): void {
  if (context === null) {
    context = new AudioContext();
    context.addEventListener('statechange', () => {
      if (isChimeReady()) isWaiting = false;
      for (const listener of listeners) listener();
    });
  }
  // Stays pending until the page was tapped.
  if (context.state === 'suspended') void context.resume();
  for (const listener of listeners) listener();
}

/** Whether the sound would be audible. */
export function isChimeReady(): boolean {
  return context?.state === 'running';
}

/** Calls `listener` when the sound becomes audible or inaudible. Returns a function that unsubscribes it. */
export function onChimeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Plays once, as soon as the browser allows it. Until then the context's time stands still: what rings for each order of
 * a night would all be played at the same moment, at the first tap of the morning.
 */
export function ring(): void {
  unlockChime();
  if (context === null || isWaiting) return;
  isWaiting = !isChimeReady();
  for (const { hertz, after } of NOTES) {
    const begin = context.currentTime + after;
    const tone = new OscillatorNode(context, { frequency: hertz });
    const gain = new GainNode(context, { gain: SILENCE });
    gain.gain.setValueAtTime(LOUDNESS, begin);
    gain.gain.exponentialRampToValueAtTime(SILENCE, begin + NOTE_SECONDS);
    tone.connect(gain).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + NOTE_SECONDS);
  }
}
