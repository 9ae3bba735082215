import type { MouseEvent } from 'react'
import { Menu } from '../../ui/menu.tsx'
import styles from './api-bar.module.css'
import { ApiIcon } from './api-icon.tsx'
import type { ApiTexts } from '../api-texts.ts'
import type { ColumnName } from '../rows/columns.ts'
import { columnNames } from '../rows/columns.ts'

const fileKinds = ['csv', 'html'] as const
export type FileKind = (typeof fileKinds)[number]

/** Stops clicks on its items, because a click inside closes the menu. */
export function ColumnsMenu({
  text,
  hidden,
  toggle
}: {
  text: ApiTexts
  hidden: ReadonlySet<ColumnName>
  toggle: (name: ColumnName) => void
}) {
  const label = (
    <>
      <ApiIcon name="columns" />
      {text.columns}
    </>
  )
  const keepOpen = (event: MouseEvent) => event.stopPropagation()
  return (
    <div className={styles.menu}>
      <Menu label={label}>
        {columnNames.map(name => (
          <li key={name} onClick={keepOpen}>
            <label>
              <input type="checkbox" checked={!hidden.has(name)} onChange={() => toggle(name)} />
              {text.heads[name]}
            </label>
          </li>
        ))}
      </Menu>
    </div>
  )
}

export function ExportMenu({ text, exportAs }: { text: ApiTexts; exportAs: (kind: FileKind) => void }) {
  const label = (
    <>
      <ApiIcon name="export" />
      {text.export}
    </>
  )
  return (
    <div className={styles.menu}>
      <Menu label={label}>
        {fileKinds.map(kind => (
          <li key={kind}>
            <button type="button" onClick={() => exportAs(kind)}>
              {kind.toUpperCase()}
            </button>
          </li>
        ))}
      </Menu>
    </div>
  )
}
