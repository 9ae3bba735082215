import { expect, test } from 'vitest'
import { findPhase, parseEventQuery, raiseEvents, readPhasedEvents } from './search-event-phases.ts'
import { prepareRecord } from './search-points.ts'
import { segmentWords } from './search-segments.ts'
import type { SearchRecord } from './search.ts'

const event = (owner: string, name: string, text: string): SearchRecord => ({
  kind: 'member',
  title: name,
  text,
  href: `#/${owner}/api?filterName=%40${name}`,
  where: `${owner} · event`
})
const page: SearchRecord = { kind: 'page', title: 'Editing', text: '', href: '#/edit', where: '' }
const activated = event('table', 'edit-activated', 'Fires when editing starts, before the editor is rendered.')
const closed = event('table', 'edit-closed', 'Fires when editing stops and the values have been written.')
const rangeEnd = event(
  'table',
  'checkbox-range-end',
  'Fires when the user releases the mouse after checking by dragging.'
)
const sortChange = event('table', 'sort-change', 'Fires when a click changes the sort order.')
const blur = event('input', 'blur', 'Fires when the input loses focus, after the correction.')
const hide = event('modal', 'hide', 'Fires after the modal has closed, 200 ms after before-hide.')
const beforeHide = event('modal', 'before-hide', 'Fires when closing is certain, before the animation.')
const oldName = event('table', 'edit-actived', 'The deprecated name of edit-activated. Both events fire.')
const events = readPhasedEvents(
  [page, oldName, activated, closed, rangeEnd, sortChange, blur, hide, beforeHide].map(prepareRecord)
)

const parse = (query: string) => parseEventQuery(query, segmentWords)
/** Returns the names of the hits for a query that has found the page, then both events of editing. */
function raise(query: string): string[] {
  const eventQuery = parse(query)
  const hits = [page, activated, closed].map((record, index) => ({ record, score: 100 - index }))
  return (eventQuery ? raiseEvents(hits, eventQuery, events) : hits).map(({ record }) => record.title)
}

test.each([
  ['editing ends', 'end'],
  ['finished', 'end'],
  ['closed', 'end'],
  ['loses focus', 'end'],
  ['结束', 'end'],
  ['失去焦点', 'end'],
  ['之后', 'end'],
  ['starts', 'start'],
  ['gets focus', 'start'],
  ['进入', 'start'],
  ['opens or closes', undefined],
  ['friend of the weekend', undefined],
  ['后端', undefined],
  ['最后', undefined],
  ['sort', undefined]
])('the phase of "%s" is %s', (text, phase) => {
  expect(findPhase(text)).toBe(phase)
})

test('events have the phase of their name, otherwise of the first clause of their text, deprecated names have none', () => {
  expect(events.map(({ name, namePhase, textPhase }) => [name, namePhase ?? textPhase])).toEqual([
    ['edit activated', 'start'],
    ['edit closed', 'end'],
    ['checkbox range end', 'end'],
    ['sort change', undefined],
    ['blur', 'end'],
    ['hide', 'end'],
    ['before hide', undefined]
  ])
})

test.each(['edit end', 'sorting', 'event', 'event after before', 'cells lose their color after scrolling', '编辑结束'])(
  '"%s" is no query for an event with a phase',
  query => {
    expect(parse(query)).toBeUndefined()
  }
)

test.each(['edit finished event', 'after edit callback', 'on cell blur', 'onEditEnd', 'row edit end event'])(
  'the query "%s" raises the event at the end of editing and lowers the one at its beginning',
  query => {
    expect(raise(query)).toEqual(['edit-closed', 'Editing', 'edit-activated'])
  }
)

test('a query for the beginning raises the event at the beginning', () => {
  expect(raise('event when editing starts')).toEqual(['edit-activated', 'Editing', 'edit-closed'])
})

test('a query that names a component raises its event only', () => {
  expect(raise('input blur event')[0]).toBe('blur')
  expect(raise('after modal closes')[0]).toBe('hide')
})

test('"after" also raises an event without a beginning and an end', () => {
  expect(raise('after sort callback')[0]).toBe('sort-change')
  expect(raise('sort finished event')).toEqual(['Editing', 'edit-activated', 'edit-closed'])
})

test('an event that only its description names is not raised for an English query', () => {
  expect(raise('row drag end event')).toEqual(['Editing', 'edit-activated', 'edit-closed'])
})

test('events that a query does not tell apart are not raised', () => {
  const many = readPhasedEvents(
    ['check-a', 'check-b', 'check-c', 'check-d'].map(name => prepareRecord(event('table', name, 'Fires on a click.')))
  )
  const hits = [{ record: page, score: 1 }]
  expect(raiseEvents(hits, parse('after check event')!, many)).toEqual(hits)
})
