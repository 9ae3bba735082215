import { escapeControls, escapeLines } from '../../shared/escape-controls.ts'
import { words } from '../../shared/words.ts'
import type { CheckFinding } from '../finding.ts'
import type { ReportInput } from './report-input.ts'
import { getPageLink } from './report-input.ts'

const texts = words({
  zh: {
    title: (version: string, count: number) => `# 使代码适用于 vxe-table ${version}：${count} 条指令`,
    first: '逐条执行下面的指令，每条只改指出的代码。标为提示的代码可能正确，先读页面再决定。',
    hint: '（提示）',
    code: '代码：',
    reason: '原因：',
    change: '修改：',
    replace: (found: string, text: string) => `把 \`${found}\` 改为 \`${text}\`。`,
    byPage: '没有等价的名称，按页面上的做法修改。',
    page: '文档：',
    proof: (place: string) => `验证：再次检查，结果中不再有 ${place}。`
  },
  en: {
    title: (version, count) =>
      `# Make code work with vxe-table ${version}: ${count === 1 ? '1 instruction' : `${count} instructions`}`,
    first:
      'Carry out the instructions one by one. Each changes only the code that it names. Code marked as a hint may be right: read the page before you decide.',
    hint: ' (hint)',
    code: 'Code: ',
    reason: 'Reason: ',
    change: 'Change: ',
    replace: (found, text) => `Replace \`${found}\` with \`${text}\`.`,
    byPage: 'No name has the same meaning. Do it as the page shows.',
    page: 'Page: ',
    proof: place => `Proof: check again. The result no longer has ${place}.`
  }
})

/** Report for a program that edits code: an instruction for each finding. */
export function agentReport({ project, language, site, textOf }: ReportInput): string {
  const text = texts[language]
  const { findings, version } = project
  const lines = [text.title(version, findings.length), '', text.first]
  for (const [index, finding] of findings.entries()) {
    const place = `${escapeControls(finding.file)}:${finding.line}:${finding.column}`
    const source = textOf?.(finding.file)?.split('\n')[finding.line - 1]?.slice(0, maxLineLength)
    lines.push(
      '',
      `## ${index + 1}. ${place}${finding.severity === 'hint' ? text.hint : ''}`,
      '',
      ...(source === undefined ? [] : [`${text.code}\`${escapeControls(source.trim())}\``]),
      `${text.reason}${finding.message[language]}`,
      `${text.change}${changeOf(finding, textOf?.(finding.file)) ?? text.byPage}`,
      `${text.page}${getPageLink(finding, site)}`,
      text.proof(place)
    )
  }
  return `${escapeLines(lines.join('\n'))}\n`

  function changeOf({ edits }: CheckFinding, source: string | undefined): string | undefined {
    if (edits.length === 0 || source === undefined) return undefined
    return edits
      .map(edit => text.replace(escapeControls(source.slice(edit.start, edit.end)), escapeControls(edit.text)))
      .join(' ')
  }
}

const maxLineLength = 200
