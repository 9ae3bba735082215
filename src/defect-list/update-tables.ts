import type { DefectList } from '../../shared/defects.ts'
import { getMarkPosition } from '../../shared/defects.ts'
import type { Language } from '../../shared/locale.ts'
import { formatLocation, playgroundPath } from '../../shared/site-location.ts'
import { documentedRelease, findDefectRange } from '../../upgrade-facts/defect-range.ts'
import { formatDefectRange } from '../../upgrade-facts/defect-texts.ts'
import type { DefectView } from './filter-defects.ts'

interface ShownDefects {
  list: DefectList
  view: DefectView
  release: string
  language: Language
  /** Text in place of a table without rows. */
  nothing: string
}

/**
 * Shows the rows of a view in the tables that the build has rendered, with the words and links of its release. React does
 * not render the tables, so that they are there without the app and do not move when it starts.
 */
export function updateTables(article: Element, { list, view, release, language, nothing }: ShownDefects): void {
  const { releases, defects } = list
  const newest = releases.at(-1)!
  const letters = new Map(defects.map(each => [each.id, each.letters]))
  const cases = Object.fromEntries(letters)
  const tables = new Set<Element>()
  for (const picture of article.querySelectorAll<SVGElement>('[data-results]')) {
    const id = picture.dataset.results!
    const row = picture.closest('tr')!
    tables.add(row.closest('table')!)
    row.hidden = !view.shown.has(id)
    // On a phone, rows are blocks, which outranks `hidden`.
    row.style.display = row.hidden ? 'none' : ''
    if (row.hidden) continue
    const range = findDefectRange({ releases, cases }, id, release)
    const words = formatDefectRange(range, letters.get(id)?.at(-1), newest, language)
    const label = picture.previousSibling
    if (label && label.textContent !== words) label.textContent = words
    const mark = String(getMarkPosition(releases.indexOf(release), releases.length))
    picture.querySelector('[data-release]')!.setAttribute('x', mark)
    const params = new Map([['defect', id], ...(release === documentedRelease ? [] : [['release', release] as const])])
    row.querySelector('td:last-child a')!.setAttribute('href', formatLocation(playgroundPath, params))
  }
  for (const table of tables) updateEmptyTable(table, nothing)
}

function updateEmptyTable(table: Element, nothing: string): void {
  const box = table.parentElement!
  box.hidden = !table.querySelector('tbody tr:not([hidden])')
  const next = box.nextElementSibling
  const note = next instanceof HTMLElement && next.dataset.nothing !== undefined ? next : undefined
  if (!box.hidden) note?.remove()
  else if (note) note.textContent = nothing
  else {
    const added = Object.assign(document.createElement('p'), { textContent: nothing })
    added.dataset.nothing = ''
    added.style.color = 'var(--ink-3)'
    box.after(added)
  }
}
