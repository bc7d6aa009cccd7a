/**
 * The sounds of the game, struck on an imagined saron: bronze bars in slendro, made of sine tones
 * while they sound. Nothing is fetched, and nothing is made before the first tone.
 */
export type Tone = 'right' | 'streak' | 'wrong' | 'warning' | 'finished' | 'tick';

/** Pitches of one octave in hertz, by their gamelan numbers; slendro has no 4. */
const SLENDRO = { 1: 544, 2: 625, 3: 718, 5: 825, 6: 947 } as const;

interface Strike {
  /** Hertz. */
  pitch: number;
  /** Seconds after the tone begins. */
  at: number;
  /** 0 to 1. */
  loudness: number;
  /** Seconds until it has died away. */
  decay: number;
}

const strike = (pitch: number, at: number, loudness = 0.5, decay = 0.9): Strike => ({
  pitch,
  at,
  loudness,
  decay,
});

/** A run up the bars, each as long as the others. */
const run = (pitches: readonly number[], step: number): Strike[] =>
  pitches.map((pitch, index) => strike(pitch, index * step));

const HIGH_1 = SLENDRO[1] * 2;

const TONES: Readonly<Record<Tone, readonly Strike[]>> = {
  right: run([SLENDRO[5], SLENDRO[6], HIGH_1], 0.09),
  streak: run([SLENDRO[3], SLENDRO[5], SLENDRO[6], HIGH_1, SLENDRO[6], HIGH_1], 0.09),
  // Low and soft: nobody is laughed at.
  wrong: [strike(SLENDRO[2] / 2, 0, 0.4), strike(SLENDRO[1] / 2, 0.16, 0.4, 1.1)],
  warning: [strike(SLENDRO[6], 0, 0.3, 0.18), strike(SLENDRO[6], 0.22, 0.3, 0.18)],
  finished: [
    ...run([SLENDRO[1], SLENDRO[2], SLENDRO[3], SLENDRO[5], SLENDRO[6], HIGH_1], 0.12),
    // Two gongs a breath apart in pitch beat against each other, as a real one does.
    strike(SLENDRO[1] / 4, 0.72, 0.8, 2.6),
    strike(SLENDRO[1] / 4 + 1.5, 0.72, 0.6, 2.6),
  ],
  tick: [strike(1_900, 0, 0.12, 0.035)],
};

/** What a struck bar sounds of: times its pitch, share of its loudness, share of its decay. */
const PARTIALS = [
  [1, 1, 1],
  [2.76, 0.28, 0.45],
  [5.4, 0.1, 0.2],
] as const;

const VOLUME = 0.3;
const ATTACK_SECONDS = 0.004;
const INAUDIBLE = 0.000_1;

let context: AudioContext | undefined;

/** Plays a tone, once for each delay in seconds. */
export function play(tone: Tone, delays: readonly number[]): void {
  context ??= new AudioContext();
  // A browser may have put it to sleep meanwhile; where it may not wake, it stays quiet.
  if (context.state === 'suspended') context.resume().catch(() => undefined);
  for (const delay of delays) {
    for (const one of TONES[tone]) ring(context, one, context.currentTime + delay + one.at);
  }
}

/** Stops whatever still rings. */
export function silence(): void {
  // One that cannot be closed is let go all the same: nothing plays on it any more.
  context?.close().catch(() => undefined);
  context = undefined;
}

function ring(on: AudioContext, { pitch, loudness, decay }: Strike, at: number): void {
  for (const [times, share, length] of PARTIALS) {
    const end = at + decay * length;
    const oscillator = new OscillatorNode(on, { frequency: pitch * times });
    const bar = new GainNode(on, { gain: 0 });
    bar.gain.setValueAtTime(0, at);
    bar.gain.linearRampToValueAtTime(VOLUME * loudness * share, at + ATTACK_SECONDS);
    bar.gain.exponentialRampToValueAtTime(INAUDIBLE, end);
    oscillator.connect(bar).connect(on.destination);
    oscillator.start(at);
    oscillator.stop(end);
  }
}
