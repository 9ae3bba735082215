import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createSmallTools } from './fixtures/small-tools.ts'
import { readSmallDocs } from './fixtures/small-docs.ts'
import { toolQuestions } from './fixtures/tool-questions.ts'
import { limitMarkdown, limitReport, maxAnswerLength } from './limit-text.ts'
import { createSiteAnswers } from './site-answers.ts'

/** UPDATE_GOLDEN=1 rewrites the answers; review them before committing. */
const golden = path.join(import.meta.dirname, 'golden/answers.txt')

const tools = createSmallTools({ getAnswers: createSiteAnswers(readSmallDocs) })
const call = (name: string, args: unknown) => tools.find(tool => tool.name === name)!.run(args as never)

test('the answers of the tools are the accepted ones', async () => {
  const answers: string[] = []
  for (const [title, { tool, args }] of Object.entries(toolQuestions)) {
    const { texts, isError } = await call(tool, args)
    answers.push(`=== ${title}${isError ? ' (error)' : ''}\n${texts.join('\n---8<---\n')}`)
  }
  const output = answers.join('\n')
  if (process.env.UPDATE_GOLDEN) writeFileSync(golden, output)
  expect(output).toBe(readFileSync(golden, 'utf8'))
})

test('with the address of a site, answers have whole addresses', async () => {
  const site = 'https://docs.example/v3.8/'
  const whole = createSmallTools({ getAnswers: createSiteAnswers(readSmallDocs), site })
  for (const { tool, args } of Object.values(toolQuestions).filter(({ args }) => !('from' in args))) {
    const { texts, isError } = await whole.find(({ name }) => name === tool)!.run(args as never)
    const found = texts
      .join('\n')
      .match(/(?<![\w/.#-])(?:https:\/\/docs\.example\/v3\.8\/#)?\/(?:table|upgrade)\/[\w/]+/g)
    if (!isError) for (const address of found ?? []) expect(address).toContain(site)
  }
})

test('a long page returns its beginning and its headings, and each of them returns its section', async () => {
  const { texts } = await call('read', { address: '/table/base/long' })
  const [text = ''] = texts
  expect(text.length).toBeLessThan(maxAnswerLength + 1000)
  expect(text).toContain('The beginning.')
  const headings: readonly string[] = text.slice(text.indexOf('\n---\n')).match(/Part \d+/g) ?? []
  expect(headings.at(-1)).toBe('Part 12')
  for (const heading of headings)
    expect((await call('read', { address: '/table/base/long', heading })).texts[0]).toContain(
      `Sentence ${heading.slice(5)}.`
    )
  // No part is missing in both.
  for (let part = 1; part <= 12; part++)
    expect(text.includes(`## Part ${part}\n`) || headings.includes(`Part ${part}`)).toBe(true)
})

test('a section that is too long is read in parts, which together are the section', () => {
  const text = `# A\n\n${'x'.repeat(60)}\n${'y'.repeat(60)}`
  const parts = [undefined, 2].map(part => limitMarkdown(text, 'en', part, 100))
  expect(parts).toEqual([
    `# A\n\n${'x'.repeat(60)}\n\n---\n\nPart 1 of 2. Read the others with the argument part.`,
    `${'y'.repeat(60)}\n\n---\n\nPart 2 of 2. Read the others with the argument part.`
  ])
  expect(limitMarkdown(text, 'en', 50, 100)).toBe(parts[1])
})

test('a report that is too long ends with the number of its other lines', () => {
  expect(limitReport('one\ntwo\nthree\nfour\n', 'en', 8)).toBe(
    'one\ntwo\n\n2 more lines are not listed. Check fewer files at a time.\n'
  )
})

test('a deployment replaces the answers', async () => {
  let hash = '0a'
  const getAnswers = createSiteAnswers(async name =>
    name === 'content.js' ? `window.__content=${JSON.stringify({ search: { en: hash } })}` : readSmallDocs(name)
  )
  const first = await getAnswers()
  expect(await getAnswers()).toBe(first)
  hash = '0c'
  expect(await getAnswers()).not.toBe(first)
})

test('too many characters, the same name twice and no source are mistakes with a sentence', async () => {
  const text = ' '.repeat(300_000)
  const files = (...names: string[]) => ({ files: names.map(name => ({ name, text })) })
  for (const tool of ['check', 'upgrade']) {
    expect(await call(tool, files('a.vue', 'b.vue'))).toMatchObject({
      isError: true,
      texts: [expect.stringContaining('500000 characters')]
    })
    expect(
      await call(tool, {
        files: [
          { name: 'a.vue', text: '' },
          { name: 'a.vue', text: '' }
        ]
      })
    ).toMatchObject({ isError: true, texts: ['Two files are named a.vue.'] })
  }
})

test.each([
  'constructor',
  '__proto__',
  'toString',
  '/../../etc/passwd',
  '/table/base/..%2f..%2f',
  '/__proto__',
  '#/constructor#__proto__',
  'table.constructor',
  '%',
  '\u0000',
  ' '
])('reading %j finds nothing and fails with a sentence', async address => {
  const { texts, isError } = await call('read', { address })
  expect([isError, texts[0]]).toEqual([true, expect.stringMatching(/^There is no /)])
})

test.each([
  '/etc/passwd.vue',
  '../../x.vue',
  'C:\\x.vue',
  '__proto__.vue',
  'constructor/package.json',
  '\u001b[31m.vue'
])('files named %j are only compared, and their names are shown without control characters', async name => {
  for (const tool of ['check', 'upgrade']) {
    const { texts, isError } = await call(tool, {
      files: [{ name, text: '<template><vxe-grid foo="1" /></template>' }]
    })
    expect(isError).toBeUndefined()
    // eslint-disable-next-line no-control-regex
    expect(texts.join('')).not.toMatch(/[\u0000-\u0008\u000b-\u001f]/)
  }
})

test('changed files that do not fit into an answer are named for another call', async () => {
  const text = `<template><vxe-table resizable /></template>\n<!-- ${'x'.repeat(60_000)} -->\n`
  const { texts } = await call('upgrade', { files: ['a.vue', 'b.vue'].map(name => ({ name, text })), answer: 'files' })
  expect(texts[0]).toContain('Pass them in another call: b.vue')
  expect(texts.slice(1).map(block => block.split('\n')[0])).toEqual(['a.vue'])
})
