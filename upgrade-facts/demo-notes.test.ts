import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { demoNotes, isAbout } from './demo-notes.ts'
import { comparedDemos as demos } from './demo-outcomes.ts'

const complaints = demos.flatMap(({ id, upgraded }) => upgraded.complaints.map(complaint => ({ id, complaint })))

test('at least 97 % of the upgraded demos run without a complaint', () => {
  expect(demos.length).toBeGreaterThan(800)
  const quiet = demos.filter(({ upgraded }) => upgraded.shown && upgraded.complaints.length === 0)
  expect(quiet.length / demos.length).toBeGreaterThanOrEqual(0.97)
})

test('every complaint that is left has one note', () => {
  const told = complaints.map(each => ({
    ...each,
    notes: demoNotes.filter(note => isAbout(note, each.complaint, [each.id])).length
  }))
  expect(told.filter(({ notes }) => notes !== 1)).toEqual([])
})

test('every note is about a complaint', () => {
  const unused = demoNotes.filter(note => !complaints.some(each => isAbout(note, each.complaint, [each.id])))
  expect(unused.map(({ match }) => String(match))).toEqual([])
})

test('pages that notes name have the heading', () => {
  for (const { page } of demoNotes) {
    const [route, heading] = page?.split('#') ?? []
    if (!route) continue
    for (const language of ['zh', 'en'])
      expect(readFileSync(path.join(import.meta.dirname, `../content${route}/page.${language}.mdx`), 'utf8')).toContain(
        `{/*${heading}*/}`
      )
  }
})
