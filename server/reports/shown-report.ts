import type { StoredReport } from './store.ts'

/** A report in a terminal. What readers wrote moves no cursor and colours nothing: control characters were never stored. */
export function lineOf({ id, at, state, page, language, demo, text }: StoredReport): string {
  const place = `${page}${demo === undefined ? '' : `#${demo}`} [${language}]`
  const words = text.replaceAll(/\s+/g, ' ')
  return `${String(id).padStart(5)}  ${at.slice(0, 16).replace('T', ' ')}  ${state.padEnd(6)}  ${place}  ${words.length > 80 ? `${words.slice(0, 79)}…` : words}\n`
}

export function wholeOf(report: StoredReport): string {
  const { version, build, text, edit, console: lines, noteZh, noteEn } = report
  return [
    lineOf({ ...report, text: '' }).trimEnd(),
    `vxe-table ${version}, build ${build}`,
    '',
    text,
    ...(edit === undefined ? [] : ['', 'Edit:', edit.trimEnd()]),
    ...(lines === undefined ? [] : ['', 'Console:', ...lines]),
    ...(noteZh === undefined ? [] : ['', `Note (zh): ${noteZh}`]),
    ...(noteEn === undefined ? [] : ['', `Note (en): ${noteEn}`]),
    ''
  ].join('\n')
}
