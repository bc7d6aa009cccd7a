import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Marked } from 'marked';

/** Headings of this depth begin a chapter. */
const CHAPTER = 2;

/** The address of a heading, as GitHub makes it too: the links inside the text work in both places. */
const slug = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

/** Width and height, which stand at the beginning of every PNG: text must not jump when it loads. */
function sizeOfPng(file) {
  const head = readFileSync(file).subarray(16, 24);
  return [head.readUInt32BE(0), head.readUInt32BE(4)];
}

/**
 * Turns a Markdown document into a module at build time: `title`, and `chapters` as HTML. Pictures
 * become files of the page; the page itself needs no Markdown library.
 * @returns {import('vite').Plugin}
 */
export function markdownGuide() {
  return {
    name: 'markdown-guide',
    transform(text, id) {
      if (!id.endsWith('.md')) return undefined;
      const imports = [];
      const picture = (href, alt) => {
        const file = resolve(dirname(id), href);
        const name = `p${imports.push(`import p${imports.length} from ${JSON.stringify(file)};`) - 1}`;
        const [width, height] = sizeOfPng(file);
        return `<img src="\u0000${name}\u0000" alt="${alt}" width="${width}" height="${height}" loading="lazy" decoding="async">`;
      };
      const marked = new Marked({
        renderer: {
          heading({ tokens, depth, text: title }) {
            return `<h${depth} id="${slug(title)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
          },
          image: ({ href, text: alt }) => picture(href, alt),
        },
      });
      const tokens = marked.lexer(text);
      const title = tokens.find(({ type, depth }) => type === 'heading' && depth === 1)?.text ?? '';
      const groups = [];
      for (const token of tokens) {
        if (token.type === 'heading' && token.depth === 1) continue;
        if (token.type === 'heading' && token.depth === CHAPTER) {
          groups.push({ id: slug(token.text), title: token.text, tokens: [] });
        }
        const group = groups.at(-1) ?? groups[groups.push({ id: '', title: '', tokens: [] }) - 1];
        group.tokens.push(token);
      }
      const chapters = groups.map((group) => {
        const html = JSON.stringify(marked.parser(group.tokens));
        // The addresses of pictures are known only once the build has named them.
        const withPictures = html.replace(/\\u0000(p\d+)\\u0000/g, '" + $1 + "');
        return `{ id: ${JSON.stringify(group.id)}, title: ${JSON.stringify(group.title)}, html: ${withPictures} }`;
      });
      return {
        code: `${imports.join('\n')}
export const title = ${JSON.stringify(title)};
export const chapters = [${chapters.join(',\n')}];`,
        map: null,
        moduleType: 'js',
      };
    },
  };
}
