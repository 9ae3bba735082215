import { useMemo, useState } from 'react'
import 'virtual:library-theme.css'
import type { Language } from '../../shared/locale.ts'
import { usePageQuery } from '../page-query.ts'
import { Select } from '../ui/select.tsx'
import { CodeHead } from '../ui/code-head.tsx'
import { Code } from '../ui/code.tsx'
import { ContrastList } from './contrast-list.tsx'
import { ControlRow } from './control-row.tsx'
import type { ControlName } from '../../shared/theme-controls.ts'
import { controlGroups } from '../../shared/theme-controls.ts'
import { readLibraryValues } from './library-values.ts'
import { Preview } from './preview.tsx'
import styles from './theme-editor.module.css'
import type { PresetName } from './presets.ts'
import { presets } from './presets.ts'
import { ThemeActions } from './theme-actions.tsx'
import { decodeChanges, encodeChanges } from './theme-exchange.ts'
import { ThemeImport } from './theme-import.tsx'
import type { ThemeBase, ThemeChanges, OutputFormat } from './theme-output.ts'
import { outputFormats, getThemeValues, writeOutput } from './theme-output.ts'
import type { ThemeTexts } from './theme-texts.ts'
import { themeTexts } from './theme-texts.ts'

const themeBases = ['light', 'dark'] as const

const path = '/table/start/theme'

/** Edits the library's variables with a live preview and outputs the result as code; the theme is in the address. */
export function ThemeEditor({ language }: { language: Language }) {
  const text = themeTexts[language]
  const library = useMemo(() => readLibraryValues(), [])
  const [query, changeQuery] = usePageQuery(path)
  const [base, setBase] = useState<ThemeBase>(
    () =>
      themeBases.find(each => each === query.get('base')) ??
      (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')
  )
  const [changesByBase, setChangesByBase] = useState<Record<ThemeBase, ThemeChanges>>(() => ({
    light: decodeChanges(query.get('light')),
    dark: decodeChanges(query.get('dark'))
  }))
  const changes = changesByBase[base]
  const values = getThemeValues(base, library, changes)
  const update = (next: Record<ThemeBase, ThemeChanges>) => {
    setChangesByBase(next)
    changeQuery({ light: encodeChanges(next.light), dark: encodeChanges(next.dark) }, 200)
  }
  const changeBase = (next: ThemeBase) => {
    setBase(next)
    changeQuery({ base: next })
  }
  const replaceChanges = (next: ThemeChanges) => update({ ...changesByBase, [base]: next })
  const changeValue = (name: ControlName, value?: string) => {
    const { [name]: _, ...otherChanges } = changes
    replaceChanges(value === undefined ? otherChanges : { ...otherChanges, [name]: value })
  }
  return (
    <div className={styles.editor}>
      <div className={styles.bar}>
        <BaseButtons text={text} base={base} onChange={changeBase} />
        <PresetSelect text={text} onSelect={name => update(presets[name])} />
        <button
          type="button"
          className="btn"
          disabled={Object.keys(changes).length === 0}
          onClick={() => replaceChanges({})}
        >
          {text.reset}
        </button>
        <ThemeActions text={text} base={base} changesByBase={changesByBase} />
      </div>
      <ThemeImport text={text} onImport={replaceChanges} />
      <div className={styles.controls}>
        {controlGroups.map(group => (
          <fieldset key={group.id}>
            <legend>{text.groups[group.id]}</legend>
            {group.controls.map(name => {
              const value = values.get(name)
              return (
                value && (
                  <ControlRow
                    key={name}
                    name={name}
                    text={text}
                    value={value}
                    changed={name in changes}
                    onChange={next => changeValue(name, next)}
                  />
                )
              )
            })}
          </fieldset>
        ))}
      </div>
      <div className={styles.result}>
        <Preview language={language} label={text.preview} base={base} values={values} />
        <ContrastList text={text} values={values} />
      </div>
      <OutputBlock text={text} write={output => writeOutput(output, base, library, changes)} />
    </div>
  )
}

function PresetSelect({ text, onSelect }: { text: ThemeTexts; onSelect: (name: PresetName) => void }) {
  return (
    <Select<PresetName | ''> label={text.preset} value="" onChange={name => name && onSelect(name)}>
      <option value="">{text.noPreset}</option>
      {(Object.keys(presets) as PresetName[]).map(name => (
        <option key={name} value={name}>
          {text.presets[name]}
        </option>
      ))}
    </Select>
  )
}

function BaseButtons({
  text,
  base,
  onChange
}: {
  text: ThemeTexts
  base: ThemeBase
  onChange: (base: ThemeBase) => void
}) {
  return (
    <span className={styles.bases} role="group" aria-label={text.base}>
      {themeBases.map(each => (
        <button key={each} type="button" aria-pressed={each === base} onClick={() => onChange(each)}>
          {text.bases[each]}
        </button>
      ))}
    </span>
  )
}

function OutputBlock({ text, write }: { text: ThemeTexts; write: (output: OutputFormat) => string }) {
  const [output, setOutput] = useState<OutputFormat>('sass')
  const code = write(output)
  return (
    <div className={styles.output}>
      <CodeHead label={text.output} textToCopy={code}>
        {outputFormats.map(each => (
          <button key={each} type="button" aria-pressed={each === output} onClick={() => setOutput(each)}>
            {text.outputs[each]}
          </button>
        ))}
      </CodeHead>
      <Code code={code} label={text.outputs[output]} />
    </div>
  )
}
