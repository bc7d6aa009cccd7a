import type { LeafColour, PetalKind } from './petals.ts';

/** Edge of the square that the pieces are designed in. */
const DESIGN = 24;
const JASMINE_LEAVES = 5;

const LEAF_SHADES: Record<LeafColour, string> = {
  bata: 'bata-4',
  toska: 'toska-4',
  manggis: 'manggis-3',
  wedel: 'wedel-3',
};

/**
 * Pictures of the pieces of a celebration, `size` pixels wide and high, each made when it is first asked
 * for, in the colours that hold for `element`.
 */
export function petalPictures(element: Element, size: number) {
  const styles = getComputedStyle(element);
  const shade = (name: string): string => styles.getPropertyValue(`--mantine-color-${name}`);
  const bone = styles.getPropertyValue('--bone');
  const made = new Map<string, HTMLCanvasElement>();

  return (kind: PetalKind, colour: LeafColour): HTMLCanvasElement => {
    const name = kind === 'petal' ? colour : kind;
    let picture = made.get(name);
    if (picture === undefined) {
      picture = document.createElement('canvas');
      picture.width = picture.height = Math.ceil(size);
      made.set(name, picture);
      const context = picture.getContext('2d');
      context?.scale(picture.width / DESIGN, picture.height / DESIGN);
      if (context) paint(context, kind, colour);
    }
    return picture;
  };

  function paint(context: CanvasRenderingContext2D, kind: PetalKind, colour: LeafColour): void {
    if (kind === 'petal') {
      fill(context, 'M3 21C3 11 11 3 21 3C21 13 13 21 3 21Z', shade(LEAF_SHADES[colour]));
      context.strokeStyle = bone;
      context.lineWidth = 1.6;
      context.lineCap = 'round';
      context.setLineDash([0, 4]);
      context.stroke(new Path2D('M7 17L17 7'));
    } else if (kind === 'flake') {
      fill(context, 'M12 2l6 10-6 10-6-10z', shade('prada-4'));
      fill(context, 'M12 2l6 10H6z', shade('prada-2'));
    } else {
      context.strokeStyle = shade('gray-4');
      context.lineWidth = 0.8;
      context.translate(DESIGN / 2, DESIGN / 2);
      for (let leaf = 0; leaf < JASMINE_LEAVES; leaf += 1) {
        context.stroke(fill(context, 'M0 -1C-4 -4 -4 -9 0 -11C4 -9 4 -4 0 -1Z', bone));
        context.rotate((2 * Math.PI) / JASMINE_LEAVES);
      }
      fill(context, 'M-2.6 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0', shade('prada-4'));
    }
  }
}

function fill(context: CanvasRenderingContext2D, outline: string, colour: string): Path2D {
  const path = pathOf(outline);
  context.fillStyle = colour;
  context.fill(path);
  return path;
}

const pathOf = (outline: string) => new Path2D(outline);
