import { capitalised } from '../../base/index.ts';
import type { DocsPage } from './docs.ts';
import { escapeHtml } from './escape.ts';
import type { OpenApi, Operation, Schema } from './openapi.ts';

/** The reference of the routes for people, written from the document that programs get at `/openapi.json`. */
export function referencePage(document: OpenApi): DocsPage {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const tags = [...new Set(operations.map(({ operation }) => operation.tags[0] ?? ''))];
  const groups = tags.map((tag) => {
    const own = operations.filter(({ operation }) => operation.tags[0] === tag);
    return `<h2 id="${tag}">${capitalised(tag)}</h2>${own.map(operationHtml).join('\n')}`;
  });
  return {
    path: 'reference/routes',
    title: 'Routes and their schemas',
    html: `<h1>Routes and their schemas</h1>
<p>Made by this hub from the schemas that it checks requests with. For programs the same is at <code>/openapi.json</code> (OpenAPI 3.1).
What holds for all routes stands in <a href="/docs/reference/api">HTTP, WebSocket and command line</a>; every other answer is
<a href="/docs/reference/errors">an error</a>.</p>
<ul>${tags.map((tag) => `<li><a href="#${tag}">${capitalised(tag)}</a></li>`).join('')}</ul>
${groups.join('\n')}`,
  };
}

function operationHtml(of: { path: string; method: string; operation: Operation }): string {
  const { path, method, operation } = of;
  const asked = operation.parameters.map((one) =>
    row(one.name, `${one.in}, ${typeWords(one.schema)}`, one.required, one.description),
  );
  const body = operation.requestBody?.content['application/json']?.schema;
  const answers = Object.entries(operation.responses)
    .filter(([status]) => status !== 'default')
    .map(([status, { description, content }]) => {
      const [type, { schema }] = Object.entries(content ?? {})[0] ?? ['', { schema: {} }];
      const shown = type === 'application/json' ? table(fieldRows(schema)) : '';
      const told = type === '' || type === 'application/json' ? '' : `: <code>${escapeHtml(type)}</code>`;
      return `<p><b>${status}</b> ${escapeHtml(description)}${told}</p>${shown}`;
    });
  return `<h3 id="${operation.operationId}"><span class="method">${method}</span> <code>${escapeHtml(path)}</code></h3>
<p>${escapeHtml(operation.summary)} <span class="soft">${tokenWords(operation)}</span></p>
${table(asked)}${body === undefined ? '' : `<p>The body:</p>${table(fieldRows(body))}`}${answers.join('\n')}`;
}

/** Scopes are names of roles in the sense of OpenAPI 3.1 (section 4.8.30, Security Requirement Object). */
function tokenWords({ security }: Operation): string {
  if (security?.length === 0) return 'No token.';
  const scopes = (security ?? []).flatMap(({ bearer }) => bearer ?? []);
  const inQuery = security?.some(({ query }) => query !== undefined) ? ', also as <code>?token=</code>' : '';
  const which =
    scopes.length === 0 ? 'Any token' : `Scope ${scopes.map((one) => `<code>${one}</code>`).join(' or ')}`;
  return `${which}${inQuery}.`;
}

function table(rows: readonly string[]): string {
  return rows.length === 0 ? '' : `<div class="table"><table><tbody>${rows.join('')}</tbody></table></div>`;
}

/** A row for each field, those of inner objects with their path. A value that is no object is one row without a name. */
function fieldRows(schema: Schema, path = ''): readonly string[] {
  const inner = schema.type === 'array' && schema.items !== undefined ? schema.items : schema;
  const at = inner === schema ? path : `${path}[]`;
  if (inner.properties === undefined)
    return path === '' ? [row('', typeWords(schema), true, schema.description)] : [];
  return Object.entries(inner.properties).flatMap(([name, field]) => {
    const full = at === '' ? name : `${at}.${name}`;
    return [
      row(full, typeWords(field), inner.required?.includes(name) ?? false, field.description),
      ...fieldRows(field, full),
    ];
  });
}

function row(name: string, words: string, required: boolean, description = ''): string {
  const type = `${escapeHtml(words)}${required ? '' : ' <span class="soft">optional</span>'}`;
  return `<tr><td>${name === '' ? '' : `<code>${escapeHtml(name)}</code>`}</td><td>${type}</td><td>${escapeHtml(description)}</td></tr>`;
}

function typeWords(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((one) => JSON.stringify(one)).join(', ');
  if (schema.anyOf !== undefined) return schema.anyOf.map(typeWords).join(' or ');
  if (schema.type === 'array')
    return `list of ${schema.items === undefined ? 'anything' : typeWords(schema.items)}`;
  if (schema.type === undefined) return 'any JSON';
  return [schema.type, boundsOf(schema)].filter(Boolean).join(', ');
}

function boundsOf(schema: Schema): string {
  const least = schema.minimum ?? schema.minLength;
  const most = schema.maximum ?? schema.maxLength;
  const told = [
    least !== undefined && least > Number.MIN_SAFE_INTEGER && `at least ${least}`,
    most !== undefined && most < Number.MAX_SAFE_INTEGER && `at most ${most}`,
    schema.default !== undefined && `otherwise ${JSON.stringify(schema.default)}`,
  ];
  return told.filter(Boolean).join(', ');
}
