import { escapeControls } from '../../shared/escape-controls.ts'
import type { Certainty } from '../rule.ts'
import type { FileState, PictureCell, ProjectPicture } from './project-picture.ts'
import { fileStates } from './project-picture.ts'
import type { ReportTexts } from './report-texts.ts'

/** Element of a picture, for React and for a report in HTML. Attribute names are the same in both. */
export interface MarkupElement {
  tag: string
  attributes: Readonly<Record<string, string | number>>
  children: readonly (MarkupElement | string)[]
}

const createElement = (
  tag: string,
  attributes: MarkupElement['attributes'],
  ...children: MarkupElement['children']
): MarkupElement => ({ tag, attributes, children })

/**
 * Returns the picture of a project: a cell for each file, by folder, with a legend. Cells of files with findings or
 * problems are buttons, or links if they have an address, with their index in `data-cell`; the first of them is in the
 * tab order.
 */
export function createPictureMarkup(
  { folders, counts }: ProjectPicture,
  texts: ReportTexts,
  addressOf?: (cell: PictureCell) => string
): MarkupElement {
  const { picture } = texts
  let hasControl = false
  let index = 0
  const createCell = (cell: PictureCell): MarkupElement => {
    const ownIndex = index++
    const { file, state } = cell
    const name = escapeControls(file)
    if (state === 'unchanged') return createElement('i', { 'data-state': state, title: name })
    const tabIndex = hasControl ? -1 : 0
    hasControl = true
    const label = picture.cell(name, describeCell(cell, texts))
    return createElement(addressOf ? 'a' : 'button', {
      ...(addressOf ? { href: addressOf(cell) } : { type: 'button' }),
      'data-cell': ownIndex,
      'data-state': state,
      'aria-label': label,
      title: label,
      tabIndex
    })
  }
  const total = fileStates.reduce((sum, state) => sum + counts[state], 0)
  return createElement(
    'div',
    { 'data-picture': sizeOf(total) },
    createElement(
      'ul',
      { 'data-legend': '' },
      ...fileStates
        .filter(state => counts[state] > 0)
        .map(state =>
          createElement(
            'li',
            {},
            createElement('i', { 'data-state': state }),
            createElement('span', {}, `${nameOf(state, texts)} ${counts[state]}`)
          )
        )
    ),
    createElement(
      'div',
      { role: 'toolbar', 'aria-label': picture.hint },
      ...folders.map(({ name, cells }) =>
        createElement(
          'section',
          {},
          createElement(
            'p',
            {},
            name ? escapeControls(name) : picture.root,
            ' ',
            createElement('small', {}, texts.fileCount(cells.length))
          ),
          createElement('div', {}, ...cells.map(createCell))
        )
      )
    )
  )
}

/** Projects of thousands of files get smaller cells. */
const sizeOf = (files: number): string => (files <= 200 ? 'large' : files <= 1500 ? 'medium' : 'small')

const nameOf = (state: FileState, { certainty, picture }: ReportTexts): string =>
  state === 'unread' ? picture.unread : state === 'unchanged' ? picture.unchanged : certainty[state]

function describeCell({ state, counts }: PictureCell, texts: ReportTexts): string {
  const certainties: readonly Certainty[] = ['decide', 'look', 'mechanical']
  const parts = certainties
    .filter(certainty => counts[certainty] > 0)
    .map(certainty => texts.picture.count(texts.certainty[certainty], counts[certainty]))
  return [...(state === 'unread' ? [texts.picture.unread] : []), ...parts].join(texts.picture.separator)
}

/** Formats an element as HTML. */
export function formatMarkup({ tag, attributes, children }: MarkupElement): string {
  const formattedAttributes = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeHtml(String(value))}"`
  )
  const content = children.map(child => (typeof child === 'string' ? escapeHtml(child) : formatMarkup(child)))
  return `<${tag}${formattedAttributes.join('')}>${content.join('')}</${tag}>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;'
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, character => entities[character]!)
