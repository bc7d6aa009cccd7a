import { publicUrl } from '../lib/public-url.ts';

/** Bounds of each drawing in public/aksara.svg; the product ships no Javanese font. */
const VIEW_BOX = {
  semar: '2 -69 153.1 72.1',
  gareng: '0.8 -53.5 192.3 108.9',
  petruk: '2 -51 359.3 107.1',
  bagong: '2 -53.5 247.5 108.9',
  punakawan: '2 -37.9 425.3 94',
  'sugeng-rawuh': '2 -69 333.8 127.5',
  n1: '2 -37.9 71 40.9',
  n2: '2 -38.1 82 94.2',
  n3: '2 -38.1 108.7 94.1',
  n4: '1.7 -52.5 40.9 55.5',
} as const;

export type AksaraName = keyof typeof VIEW_BOX;

interface AksaraProps {
  name: AksaraName;
  className?: string | undefined;
}

/** A word or digit in Javanese script, in the colour of the text around it; the Latin stands beside it. */
export function Aksara({ name, className }: AksaraProps) {
  return (
    <svg viewBox={VIEW_BOX[name]} fill="currentColor" aria-hidden="true" className={className}>
      <use href={`${publicUrl('/aksara.svg')}#${name}`} />
    </svg>
  );
}
