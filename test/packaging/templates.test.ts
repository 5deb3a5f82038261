import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const FOLDER = '.github/ISSUE_TEMPLATE';
/** GitHub's syntax of issue forms, as far as it is used here. What breaks it is shown by GitHub to nobody but whoever opens the page. */
const Field = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('markdown'), attributes: z.strictObject({ value: z.string().min(1) }) }),
  z.strictObject({
    type: z.enum(['textarea', 'input']),
    id: z.string().regex(/^[\w-]+$/),
    attributes: z.strictObject({
      label: z.string().min(1),
      description: z.string().optional(),
      placeholder: z.string().optional(),
      render: z.enum(['text', 'json']).optional(),
    }),
    validations: z.strictObject({ required: z.boolean() }).optional(),
  }),
]);
const Form = z.strictObject({
  name: z.string().min(1),
  description: z.string().min(1),
  labels: z.array(z.string()).min(1),
  body: z.array(Field).min(1),
});

describe('the templates of issues and pull requests', () => {
  const forms = readdirSync(FOLDER).filter((name) => name !== 'config.yml');

  it.each(forms)('%s is a form, and asks nothing twice', (name) => {
    const form = Form.parse(parse(readFileSync(join(FOLDER, name), 'utf8')));
    const asked = form.body.flatMap((field) => (field.type === 'markdown' ? [] : [field]));
    expect(asked.some(({ validations }) => validations?.required)).toBe(true);
    for (const of of [asked.map(({ id }) => id), asked.map(({ attributes }) => attributes.label)])
      expect(new Set(of).size).toBe(of.length);
  });

  it('are more than one, and leave a blank issue open', () => {
    expect(forms.length).toBeGreaterThan(1);
    expect(parse(readFileSync(join(FOLDER, 'config.yml'), 'utf8'))).toEqual({ blank_issues_enabled: true });
  });

  it('the pull request asks for the test, the docs and the changelog', () => {
    const text = readFileSync('.github/pull_request_template.md', 'utf8');
    for (const word of ['npm ci && npm test', 'docs/', 'CHANGELOG.md', 'docs/decisions/'])
      expect(text).toContain(word);
  });
});
