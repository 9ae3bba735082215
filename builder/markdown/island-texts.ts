import { readFileSync } from 'node:fs'
import path from 'node:path'
import { iconCategories } from '../../content/table/start/icons/icon-words.ts'
import { compareDefects } from '../../shared/compare-defects.ts'
import { listEditorFiles } from '../../shared/editor-files.ts'
import type { GalleryGroup } from '../../shared/gallery.ts'
import type { Language } from '../../shared/locale.ts'
import type { DailyChanges } from '../../shared/page.ts'
import { getStaticPageName } from '../../shared/static-names.ts'
import { controlGroups, controlOf } from '../../shared/theme-controls.ts'
import { listMinorLines } from '../../upgrade-facts/choices.ts'
import { comparedVersions } from '../../upgrade-facts/compared-versions.ts'
import { defectResults, documentedRelease, listDefectsOf } from '../../upgrade-facts/defect-results.ts'
import { createDiffView } from '../../upgrade-facts/diff-view.ts'
import { formatInstallLines } from '../../upgrade-facts/install-lines.ts'
import { selectPackages } from '../../upgrade-facts/select-packages.ts'
import { snapshot } from '../../upgrade-facts/snapshot.ts'
import type { ChangeType } from '../../upgrade-facts/version-diff.ts'
import { diffVersions } from '../../upgrade-facts/version-diff.ts'
import type { FactKind, VersionFacts } from '../../upgrade-facts/version-facts.ts'
import { configIcons } from '../icons/config-icons.ts'
import { libraryIcons } from '../icons/icons.ts'
import { once } from '../graph/once.ts'
import { compileLibraryTheme } from '../library-theme/library-theme.ts'
import { toTraditional } from '../locale/traditional.ts'

/** Data for the texts of islands; functions are called only for islands of the page. */
export interface IslandFacts {
  base: string
  language: Language
  gallery: () => GalleryGroup[]
  changes: readonly DailyChanges[]
}

/**
 * Texts of the islands that show data, for readers without the app. The others work on files of the reader or have their
 * data in the text of the page.
 */
const renderers: Partial<Record<string, (facts: IslandFacts) => string>> = {
  DemoGallery: renderGallery,
  DocChanges: renderChanges,
  EditorFiles: renderEditorFiles,
  IconGallery: renderIcons,
  ThemeEditor: renderTheme,
  VersionDiff: renderDiff,
  VersionFit: renderFit
}

export const renderIsland = (element: string, facts: IslandFacts): string => renderers[element]?.(facts) ?? ''

const root = path.resolve(import.meta.dirname, '../..')
const readProject = (name: string): string => readFileSync(path.join(root, name), 'utf8')

const chinese = {
  className: '类名为 `vxe-icon-` 加名称，例如 `<i class="vxe-icon-search"></i>`。',
  places: '可以替换的位置，用于 `VXETable.setConfig({ icon: { … } })`：',
  place: ['键', '默认的类名'],
  theme: ['Sass 变量', '默认值', '本站深色主题的值', '由它得出的变量'],
  changed: (lines: string) => `${lines} 中的变化。列出组件的成员；内层配置项计入外层对象。`,
  counts: ['组件', '移除', '变更', '新增'],
  fit: ['vxe-table', 'vue', 'vxe-pc-ui', 'xe-utils', '已修复的 3.8.6 缺陷', '安装命令'],
  none: '–',
  colon: '：',
  comma: '、',
  feed: 'Atom 订阅：',
  added: '新增',
  updated: '修改'
}
const texts: Record<Language, typeof chinese> = {
  zh: chinese,
  tw: {
    ...chinese,
    className: '類別名稱為 `vxe-icon-` 加名稱，例如 `<i class="vxe-icon-search"></i>`。',
    places: '可以取代的位置，用於 `VXETable.setConfig({ icon: { … } })`：',
    place: ['鍵', '預設的類別名稱'],
    theme: ['Sass 變數', '預設值', '本站深色主題的值', '由它得出的變數'],
    changed: lines => `${lines} 中的變化。列出元件的成員；內層配置項計入外層物件。`,
    counts: ['元件', '移除', '變更', '新增'],
    fit: ['vxe-table', 'vue', 'vxe-pc-ui', 'xe-utils', '已修復的 3.8.6 缺陷', '安裝指令'],
    feed: 'Atom 訂閱：',
    added: '新增',
    updated: '修改'
  },
  en: {
    className: 'The class is `vxe-icon-` and the name, as in `<i class="vxe-icon-search"></i>`.',
    places: 'Icons that `VXETable.setConfig({ icon: { … } })` replaces:',
    place: ['Key', 'Default class'],
    theme: ['Sass variable', 'Default', 'Value in the dark theme of this site', 'Variables derived from it'],
    changed: lines =>
      `Changes from ${lines}. Members of components are listed; keys of an added or removed object count as the object.`,
    counts: ['Component', 'Removed', 'Changed', 'Added'],
    fit: ['vxe-table', 'vue', 'vxe-pc-ui', 'xe-utils', 'Defects of 3.8.6 fixed', 'Install command'],
    none: '–',
    colon: ': ',
    comma: ', ',
    feed: 'Atom feed: ',
    added: 'Added',
    updated: 'Changed'
  }
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')

const code = (text: string): string => `\`${text}\``

function renderGallery({ base, language, gallery }: IslandFacts): string {
  const { colon, comma } = texts[language]
  return gallery()
    .map(({ title, pages }) => {
      const lines = pages.map(
        page =>
          `- [${page.title}](${base}${getStaticPageName(page.path, language, 'md')})${colon}${page.demos.map(demo => demo.title).join(comma)}`
      )
      return `### ${title}\n\n${lines.join('\n')}`
    })
    .join('\n\n')
}

function renderEditorFiles({ base, language }: IslandFacts): string {
  const { colon } = texts[language]
  return listEditorFiles(language)
    .map(({ address, name, purpose }) => `- [${name}](${base}${address})${colon}${purpose}`)
    .join('\n')
}

function renderChanges({ base, language, changes }: IslandFacts): string {
  const { feed, colon, comma, added, updated } = texts[language]
  const folder = language === 'zh' ? '' : `${language}/`
  const links = (label: string, pages: DailyChanges['added']) =>
    pages.length
      ? [
          `${label}${colon}${pages
            .map(({ path: to, title }) => `[${title}](${base}${getStaticPageName(to, language, 'md')})`)
            .join(comma)}`
        ]
      : []
  const days = changes.flatMap(day => [`## ${day.date}`, ...links(added, day.added), ...links(updated, day.changed)])
  return changes.length ? [`${feed}[feed.xml](${base}${folder}feed.xml)`, ...days].join('\n\n') : ''
}

const icons = once(() => ({ icons: libraryIcons(readProject), places: configIcons(readProject) }))

function renderIcons({ language }: IslandFacts): string {
  const text = texts[language]
  const groups = iconCategories.map(({ id, title }) => {
    const names = icons()
      .icons.filter(({ category }) => category === id)
      .map(({ name }) => code(name))
    return `- ${language === 'tw' ? toTraditional(title.zh) : title[language]}${text.colon}${names.join(text.comma)}`
  })
  const places = icons().places.map(({ key, className }) => [code(key), code(className)])
  return [text.className, groups.join('\n'), text.places, table(text.place, places)].join('\n\n')
}

/** Values of custom properties in the sheet of both themes. */
const themeValues = once(() => {
  const sheet = compileLibraryTheme()
  const valuesIn = (start: RegExp) =>
    new Map(
      sheet
        .split(start)
        .slice(1)
        .flatMap(rest => [...rest.slice(0, rest.indexOf('}')).matchAll(/--([\w-]+):([^;]+)/g)])
        .map(([, name = '', value = '']) => [name, value.trim()] as const)
    )
  return { light: valuesIn(/:root\{/), dark: valuesIn(/\[data-theme=["']?dark["']?\]\{/) }
})

function renderTheme({ language }: IslandFacts): string {
  const { theme, none, comma } = texts[language]
  const { light, dark } = themeValues()
  const valueOf = (value: string | undefined) => (value === undefined ? none : code(value))
  const rows = controlGroups
    .flatMap(({ controls }) => [...controls])
    .map(name => [
      code(`$${name}`),
      valueOf(light.get(name)),
      valueOf(dark.get(name)),
      Object.keys(controlOf(name).derived)
        .map(each => code(`$${each}`))
        .join(comma) || none
    ])
  return table(theme, rows)
}

const readFacts = (version: string): VersionFacts =>
  JSON.parse(readProject(`upgrade-facts/versions/${version}.json`)) as VersionFacts

const componentChanges = once(() => {
  const [from, to] = [comparedVersions[0], comparedVersions.at(-1)!]
  const view = createDiffView(diffVersions(readFacts(from), readFacts(to)), { query: '' })
  const isMember = (kind: FactKind) => /^(?:prop|event|slot|method)$/.test(kind)
  return {
    from,
    to,
    groups: view.groups.map(group => ({ ...group, changes: group.changes.filter(({ kind }) => isMember(kind)) }))
  }
})

function renderDiff({ language }: IslandFacts): string {
  const { changed, counts, none } = texts[language]
  const { from, to, groups } = componentChanges()
  const rows = groups.flatMap(({ subject, changes }) => {
    const names = (type: ChangeType) =>
      changes
        .filter(({ changeType }) => changeType === type)
        .map(({ key }) => code(key.replaceAll('|', '\\|')))
        .join(' ') || none
    return changes.length ? [[code(subject), names('removed'), names('changed'), names('added')]] : []
  })
  return [changed(`${from} → ${to}`), table(counts, rows)].join('\n\n')
}

const caseCount = listDefectsOf(defectResults, documentedRelease).length

function renderFit({ language }: IslandFacts): string {
  const { fit, none } = texts[language]
  const [vue = ''] = listMinorLines(snapshot, 'vue')
  const rows = listMinorLines(snapshot, 'vxe-table').map(line => {
    const selection = selectPackages(snapshot, { vue, table: line, plugins: [] })
    const rangeOf = (name: string) => {
      const found = selection.packages.find(each => each.name === name)
      return found ? code(found.range) : none
    }
    const { version } = selection.packages.find(({ name }) => name === 'vxe-table')!
    const defects = compareDefects(defectResults, documentedRelease, version)
    const command = formatInstallLines(selection, 'npm').split('\n').map(code).join(' ')
    return [...fit.slice(0, 4).map(rangeOf), defects ? `${defects.fixed.length} / ${caseCount}` : none, command]
  })
  return table(fit, rows)
}
