import { describe, expect, it } from 'vitest';
import { schemaHtml } from './schema-html.ts';

describe('schemaHtml', () => {
  it('tells types, limits, choices and fields', () => {
    const html = schemaHtml({
      type: 'object',
      required: ['level'],
      properties: {
        level: { type: 'integer', minimum: 1, maximum: 4, default: 1 },
        tags: { type: 'array', items: { type: 'string', maxLength: 9 }, maxItems: 3 },
        kind: { enum: ['a', 'b'] },
        either: { anyOf: [{ type: 'null' }, { $ref: '#/components/schemas/User' }] },
      },
    });
    expect(html).toContain('<code>level</code>: <span>integer');
    expect(html).toContain(
      'at least <code>1</code>, at most <code>4</code>, default <code>1</code>',
    );
    expect(html).toContain(
      '<code>tags</code> <span class="soft">optional</span>: <span>list of string',
    );
    expect(html).toContain('<code>&quot;a&quot;</code> | <code>&quot;b&quot;</code>');
    expect(html).toContain('null or <a href="#schema-User">User</a>');
  });

  it('writes text as text', () => {
    const html = schemaHtml({
      type: 'object',
      description: '<b>"tebal" & \'miring\'</b>',
      properties: { '<i>': { pattern: '<script>' } },
    });
    expect(html).not.toMatch(/<b>|<i>|<script>/);
    expect(html).toContain('&lt;b&gt;&quot;tebal&quot; &amp; &#39;miring&#39;&lt;/b&gt;');
  });
});
