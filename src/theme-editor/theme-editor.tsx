import { useMemo, useState } from 'react'
import 'virtual:library-theme.css'
import type { Language } from '../../shared/locale.ts'
import { CodeHead } from '../ui/code-head.tsx'
import { Code } from '../ui/code.tsx'
import { ContrastList } from './contrast-list.tsx'
import { ControlRow } from './control-row.tsx'
import type { ControlName } from './controls.ts'
import { groups } from './controls.ts'
import { libraryValues } from './library-values.ts'
import { Preview } from './preview.tsx'
import styles from './theme-editor.module.css'
import type { Base, Changes, Output } from './theme-output.ts'
import { outputs, valuesOf, writeOutput } from './theme-output.ts'
import type { ThemeTexts } from './theme-texts.ts'
import { themeTexts } from './theme-texts.ts'

const bases = ['light', 'dark'] as const

/** The reader changes the library's variables, sees real components follow, and takes the result along. */
export function ThemeEditor({ language }: { language: Language }) {
  const text = themeTexts[language]
  const library = useMemo(() => libraryValues(), [])
  const [base, setBase] = useState<Base>(() => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'))
  const [changesOf, setChangesOf] = useState<Record<Base, Changes>>({ light: {}, dark: {} })
  const changes = changesOf[base]
  const values = valuesOf(base, library, changes)
  const change = (name: ControlName, value?: string) => {
    const { [name]: _, ...others } = changes
    setChangesOf({ ...changesOf, [base]: value === undefined ? others : { ...others, [name]: value } })
  }
  return (
    <div className={styles.editor}>
      <div className={styles.bar}>
        <Bases text={text} base={base} onChange={setBase} />
        <button
          type="button"
          className="btn"
          disabled={Object.keys(changes).length === 0}
          onClick={() => setChangesOf({ ...changesOf, [base]: {} })}
        >
          {text.reset}
        </button>
      </div>
      <div className={styles.controls}>
        {groups.map(group => (
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
                    onChange={next => change(name, next)}
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

function Bases({ text, base, onChange }: { text: ThemeTexts; base: Base; onChange: (base: Base) => void }) {
  return (
    <span className={styles.bases} role="group" aria-label={text.base}>
      {bases.map(each => (
        <button key={each} type="button" aria-pressed={each === base} onClick={() => onChange(each)}>
          {text.bases[each]}
        </button>
      ))}
    </span>
  )
}

function OutputBlock({ text, write }: { text: ThemeTexts; write: (output: Output) => string }) {
  const [output, setOutput] = useState<Output>('sass')
  const code = write(output)
  return (
    <div className={styles.output}>
      <CodeHead label={text.output} copied={code}>
        {outputs.map(each => (
          <button key={each} type="button" aria-pressed={each === output} onClick={() => setOutput(each)}>
            {text.outputs[each]}
          </button>
        ))}
      </CodeHead>
      <Code code={code} label={text.outputs[output]} />
    </div>
  )
}
