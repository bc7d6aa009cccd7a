import { ERROR_MESSAGE, ERROR_STATUS, type ErrorCode } from '#shared/errors.ts';
import { docsPageStyle } from './docs-page.style.ts';
import { escapeHtml } from './html.ts';
import type {
  OpenApiDocument,
  OpenApiOperation,
  OpenApiParameter,
  OpenApiResponse,
} from './openapi.types.ts';
import { schemaHtml } from './schema-html.ts';

interface Call {
  method: string;
  path: string;
  operation: OpenApiOperation;
}

/** The document as a page to read: no script, nothing loaded, from the server alone. */
export function renderDocsPage(document: OpenApiDocument): string {
  const base = document.servers[0]?.url ?? '';
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): Call => ({
      method: method.toUpperCase(),
      path: base + path,
      operation,
    })),
  );
  const groups = document.tags.map(({ name }) => ({
    name,
    calls: calls.filter((call) => call.operation.tags.includes(name)),
  }));
  const title = escapeHtml(document.info.title);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${docsPageStyle}</style>
</head>
<body>
<main>
<h1>${title} <span class="soft">${escapeHtml(document.info.version)}</span></h1>
<p>${escapeHtml(document.info.description)}</p>
<p>Bodies are JSON (<code>Content-Type: application/json</code>). Signed-in calls carry <code>Authorization: Bearer</code> and the access token. The same as an OpenAPI 3.1 document: <a href="${base}/openapi.json">${base}/openapi.json</a>.</p>
<nav aria-label="Calls">${groups.map(groupLinks).join('')}<p><a href="#schemas">Schemas</a>, <a href="#errors">error codes</a></p></nav>
${groups.map(({ name, calls: own }) => `<h2>${escapeHtml(name)}</h2>${own.map(callHtml).join('')}`).join('')}
<h2 id="schemas">Schemas</h2>
${Object.entries(document.components.schemas)
  .map(([name, schema]) => {
    const known = escapeHtml(name);
    return `<article id="schema-${known}"><h3>${known}</h3>${schemaHtml(schema)}</article>`;
  })
  .join('')}
<h2 id="errors">Error codes</h2>
<div class="scroll"><table><thead><tr><th>Status</th><th>Code</th><th>Message</th></tr></thead><tbody>${errorRows()}</tbody></table></div>
</main>
</body>
</html>
`;
}

const groupLinks = ({ name, calls }: { name: string; calls: Call[] }): string =>
  `<h4>${escapeHtml(name)}</h4><ul>${calls
    .map(({ method, path, operation }) => {
      const id = escapeHtml(operation.operationId);
      return `<li><a href="#${id}"><code>${method} ${escapeHtml(path)}</code></a></li>`;
    })
    .join('')}</ul>`;

function callHtml({ method, path, operation }: Call): string {
  const { requestBody } = operation;
  return `<article id="${escapeHtml(operation.operationId)}">
<h3><code><b>${method}</b> ${escapeHtml(path)}</code></h3>
<p>${escapeHtml(operation.summary)}</p>
<p><span class="tag">${escapeHtml(operation.description)}</span></p>
${parametersHtml(operation.parameters)}
${requestBody ? `<h4>Body</h4>${contentHtml(requestBody.content)}` : ''}
<h4>Answers</h4>
<ul>${Object.entries(operation.responses).map(responseHtml).join('')}</ul>
</article>
`;
}

const parametersHtml = (parameters: OpenApiParameter[]): string =>
  parameters.length === 0
    ? ''
    : `<h4>Parameters</h4><ul>${parameters
        .map(({ name, in: where, required, schema }) => {
          const mark = required ? where : `${where}, optional`;
          return `<li><code>${escapeHtml(name)}</code> <span class="soft">${mark}</span>: ${schemaHtml(schema)}</li>`;
        })
        .join('')}</ul>`;

function responseHtml([status, { description, content }]: [string, OpenApiResponse]): string {
  const text = escapeHtml(description);
  if (status === 'default') return `<li>${text} <a href="#schema-Failure">Failure</a></li>`;
  if (Number(status) >= 400) return `<li>${status} <code class="soft">${text}</code></li>`;
  return `<li><details><summary>${status} ${text}</summary>${contentHtml(content)}</details></li>`;
}

const contentHtml = (
  content: Record<string, { schema: Parameters<typeof schemaHtml>[0] }>,
): string =>
  Object.entries(content)
    .map(([type, { schema }]) => `<p><code>${escapeHtml(type)}</code></p>${schemaHtml(schema)}`)
    .join('');

const errorRows = (): string =>
  (Object.keys(ERROR_STATUS) as ErrorCode[])
    .map(
      (code) =>
        `<tr><td>${ERROR_STATUS[code]}</td><td><code>${code}</code></td><td lang="id">${escapeHtml(ERROR_MESSAGE[code])}</td></tr>`,
    )
    .join('');
