import type { LoginCard, SchoolClass } from '#shared/contracts/classes.contract.ts';
import { cardTexts as texts } from '../texts.ts';

/** A workbook with the PINs of a class, one row each; its cells are texts, so that '0412' stays so. */
export async function pinWorkbook(
  { name, code }: SchoolClass,
  cards: readonly LoginCard[],
  address: string,
): Promise<Blob> {
  // Loaded with the first workbook that is saved.
  const { writeXlsx } = await import('hucre/xlsx');
  const bytes = await writeXlsx({
    sheets: [
      {
        name: texts.pin,
        columns: [{ width: 6 }, { width: 36 }, { width: 10 }],
        rows: [
          [texts.title(name)],
          [texts.open, address],
          [texts.code, code],
          [],
          [texts.listNumber, texts.listName, texts.pin],
          ...cards.map((card) => [card.number ?? '', card.name, card.pin]),
        ],
      },
    ],
  });
  return new Blob([new Uint8Array(bytes)]);
}

/** 'PIN 7A 2026-11-22.xlsx', without what names of files may not have. */
export function pinFileName(className: string, at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return texts.file(className.replace(/[\\/:*?"<>|]/g, '-'), day);
}
