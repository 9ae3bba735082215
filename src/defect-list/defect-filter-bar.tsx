import type { DefectList } from '../../shared/defects.ts'
import { defectSeverities } from '../../shared/defects.ts'
import type { NavGroup } from '../../shared/page.ts'
import { getSection } from '../../shared/page.ts'
import { documentedRelease } from '../../upgrade-facts/defect-range.ts'
import { Icon } from '../ui/icon.tsx'
import { PressedButtons } from '../ui/pressed-buttons.tsx'
import { Select } from '../ui/select.tsx'
import styles from './defect-list.module.css'
import type { DefectFilters, DefectView } from './filter-defects.ts'
import { defectStates, getDefectSection } from './filter-defects.ts'
import type { ListTexts } from './list-texts.ts'

interface Props {
  text: ListTexts
  list: DefectList
  nav: readonly NavGroup[]
  filters: DefectFilters
  view: DefectView
  typedQuery: string
  changeQuery: (query: string) => void
  changeParams: (changes: Record<string, string | undefined>) => void
}

export function DefectFilterBar({ text, list, nav, filters, view, typedQuery, changeQuery, changeParams }: Props) {
  const { releases, defects } = list
  const sections = [...new Set(defects.map(({ page }) => getDefectSection(page)))]
  return (
    <form className={styles.bar} aria-label={text.filters} onSubmit={event => event.preventDefault()}>
      <div className={`field ${styles.search}`} role="search">
        <Icon name="search" />
        <input
          type="search"
          placeholder={text.search}
          aria-label={text.search}
          value={typedQuery}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={event => changeQuery(event.target.value)}
        />
      </div>
      <label className={styles.labeled}>
        <span aria-hidden="true">{text.release}</span>
        <Select
          label={text.release}
          value={filters.release}
          onChange={release => changeParams({ release: release === documentedRelease ? '' : release })}
        >
          {releases.toReversed().map(release => (
            <option key={release} value={release}>
              {release}
            </option>
          ))}
        </Select>
      </label>
      <label className={styles.labeled}>
        <span aria-hidden="true">{text.section}</span>
        <Select label={text.section} value={filters.section ?? ''} onChange={of => changeParams({ of })}>
          <option value="">{text.all}</option>
          {sections.map(section => (
            <option key={section} value={section}>
              {nameOfSection(section, nav)}
            </option>
          ))}
        </Select>
      </label>
      <div className={styles.choices}>
        <span aria-hidden="true">{text.severity}</span>
        <PressedButtons
          label={text.severity}
          allLabel={text.all}
          chosen={filters.severity}
          choices={defectSeverities.map(name => ({
            name,
            label: text.severities[name],
            count: view.countsBySeverity[name]
          }))}
          choose={harm => changeParams({ harm })}
        />
      </div>
      <div className={styles.choices}>
        <span aria-hidden="true">{text.state}</span>
        <PressedButtons
          label={text.state}
          allLabel={text.all}
          chosen={filters.state}
          choices={defectStates.map(name => ({
            name,
            label: text.states(releases.at(-1)!)[name],
            count: view.countsByState[name]
          }))}
          choose={state => changeParams({ state })}
        />
      </div>
    </form>
  )
}

/** Returns the title of the sidebar group with most pages of a section; a few of them are also among the demos. */
function nameOfSection(section: string, nav: readonly NavGroup[]): string {
  const countPages = ({ pages }: NavGroup) => pages.filter(({ path }) => getSection(path) === section).length
  const [group] = nav.toSorted((a, b) => countPages(b) - countPages(a))
  return group && countPages(group) > 0 ? group.title : section
}
