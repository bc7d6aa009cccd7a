export type NotedForms = {
  variants: { N: string[]; K: string[]; KI: string[]; KD: string[] };
  madya: string[];
  nonStandard: string[];
  misspelt: string[];
  spoken: string[];
};

const DIALECT_TAG = /^dialek/;

/** Reads the tags of a lexicon note (varK:, madya:, salah: ...) into word forms. */
export function readNote(note: string): NotedForms {
  const forms: NotedForms = {
    variants: { N: [], K: [], KI: [], KD: [] },
    madya: [],
    nonStandard: [],
    misspelt: [],
    spoken: [],
  };
  for (const part of note.split(';')) {
    const colon = part.indexOf(':');
    if (colon < 0) continue;
    const tag = part.slice(0, colon).trim();
    listFor(forms, tag)?.push(...wordsOf(part.slice(colon + 1)));
  }
  return forms;
}

function listFor(forms: NotedForms, tag: string): string[] | undefined {
  switch (tag) {
    case 'varN':
    case 'kasar':
    case 'kasar dalam ngoko':
    case 'ngoko tradisional':
      return forms.variants.N;
    case 'varK':
      return forms.variants.K;
    case 'varKI':
    case 'ragam hormat':
      return forms.variants.KI;
    case 'varKD':
      return forms.variants.KD;
    case 'madya':
      return forms.madya;
    case 'lisan':
      return forms.spoken;
    case 'salah':
      return forms.misspelt;
    case 'tidak baku':
    case 'krama desa':
      return forms.nonStandard;
    default:
      return DIALECT_TAG.test(tag) ? forms.nonStandard : undefined;
  }
}

function wordsOf(list: string): string[] {
  return list
    .replace(/\([^)]*\)/g, '')
    .split(',')
    .map((word) => word.replace(/['"]/g, '').trim().toLowerCase())
    .filter((word) => /^[a-z][a-z -]*$/.test(word));
}
