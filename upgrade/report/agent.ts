import { escapeControls, escapeLines } from '../../shared/escape-controls.ts'
import { words } from '../../shared/words.ts'
import type { Finding } from '../finding.ts'
import { describeProblem } from '../problem.ts'
import { getDecision } from '../rules/decisions.ts'
import { getRule } from '../rules/applicable.ts'
import { isSilent } from '../verdict.ts'
import type { ReportInput } from './report-input.ts'
import { getPageLink, getSentence } from './report-input.ts'

/** Lines of code before and after a finding. */
const contextLines = 3
const maxLineLength = 200

const texts = words({
  zh: {
    title: (from: string, to: string, count: number) => `# 把 vxe-table 从 ${from} 升级到 ${to}：${count} 条指令`,
    first: (program: string) =>
      `先运行 \`${program} <文件夹> --write\`，它完成所有自动修改。然后逐条执行下面的指令，每条只改指出的代码。`,
    firstByTool: (tool: string) =>
      `先调用工具 ${tool}，设置 answer: files，它返回完成了所有自动修改的文件，写入项目。然后逐条执行下面的指令，每条只改指出的代码。`,
    code: '代码',
    reason: '原因',
    silent: '如果不处理，功能会失效，而且没有任何提示。',
    options: '选择',
    choose: '选择其中一项，在回复中写明选择和理由。',
    range: '范围',
    rangeOf: (start: number, end: number) => `第 ${start} 到 ${end} 个字符（从 0 开始，不含末尾）`,
    proof: '验证',
    run: (program: string, rule: string, place: string) =>
      `修改之后运行 \`${program} <文件夹> --only ${rule}\`，结果中不再有 ${place}；保持不变时仍会列出。`,
    callTool: (tool: string, place: string) =>
      `修改之后再次调用工具 ${tool}，结果中不再有 ${place}；保持不变时仍会列出。`,
    page: '文档',
    unread: '没有检查的文件'
  },
  en: {
    title: (from, to, count) =>
      `# Upgrade vxe-table from ${from} to ${to}: ${count === 1 ? '1 instruction' : `${count} instructions`}`,
    first: program =>
      `First run \`${program} <folder> --write\`: it makes all automatic changes. Then carry out the instructions below one by one. Each changes only the code that it names.`,
    firstByTool: tool =>
      `First call the tool ${tool} with answer: files, which returns the files with all automatic changes, and write them. Then carry out the instructions below one by one. Each changes only the code that it names.`,
    code: 'Code',
    reason: 'Reason',
    silent: 'If it stays as it is, the feature stops working without a message.',
    options: 'Options',
    choose: 'Choose one, and name it with its reason in your answer.',
    range: 'Range',
    rangeOf: (start, end) => `characters ${start} to ${end} (from 0, without the end)`,
    proof: 'Proof',
    run: (program, rule, place) =>
      `After a change, run \`${program} <folder> --only ${rule}\`: it no longer lists ${place}. Code that is left as it is stays in the list.`,
    callTool: (tool, place) =>
      `After a change, call the tool ${tool} again: the result no longer has ${place}. Code that is left as it is stays in it.`,
    page: 'Page',
    unread: 'Files that were not checked'
  }
})

/** True for a finding that the report has an instruction for. */
export const isInstruction = ({ rule, certainty }: Finding): boolean =>
  certainty !== 'mechanical' && getRule(rule)?.find.kind !== 'default'

/** Report for a program that edits code: an instruction for each finding that is not changed automatically. */
export function agentReport({
  project,
  versions,
  language,
  program = 'node vxe-upgrade.mjs',
  tool,
  site,
  textOf
}: ReportInput): string {
  const text = texts[language]
  const findings = project.findings.filter(isInstruction)
  const lines = [
    text.title(versions.from, versions.to, findings.length),
    '',
    tool === undefined ? text.first(program) : text.firstByTool(tool)
  ]
  for (const [index, finding] of findings.entries()) {
    const { file, line, column, rule, start, end } = finding
    const place = `${escapeControls(file)}:${line}:${column}`
    lines.push('', `## ${index + 1}. ${place} ${rule}`, '')
    lines.push(`${text.range}: ${text.rangeOf(start, end)}`, '')
    const context = contextOf(finding, textOf?.(file))
    if (context.length > 0) lines.push(`${text.code}:`, '', ...context, '')
    lines.push(`${text.reason}: ${getSentence(finding, language)}${isSilent(finding) ? ` ${text.silent}` : ''}`, '')
    const decision = getDecision(finding, language)
    const options = decision?.options.map((option, number) => `${number + 1}. ${escapeControls(option)}`) ?? []
    lines.push(`${text.options}: ${text.choose}`, '', ...options, '')
    const proof = tool === undefined ? text.run(program, rule, place) : text.callTool(tool, place)
    lines.push(`${text.proof}: ${proof} ${escapeControls(decision?.check ?? '')}`)
    if (site !== undefined) lines.push('', `${text.page}: ${getPageLink(finding, site)}`)
  }
  if (project.problems.length > 0) {
    lines.push('', `## ${text.unread}`, '')
    for (const problem of project.problems)
      lines.push(`- ${escapeControls(`${problem.file}:${problem.line} ${describeProblem(problem, language)}`)}`)
  }
  return `${escapeLines(lines.join('\n'))}\n`
}

/** Returns the lines around a finding with their numbers, as an indented block: code can contain fences. */
function contextOf({ line }: Finding, source: string | undefined): string[] {
  if (source === undefined) return []
  const all = source.split(/\r?\n/)
  const first = Math.max(1, line - contextLines)
  return all
    .slice(first - 1, line + contextLines)
    .map((each, index) => `    ${first + index} | ${escapeControls(each.slice(0, maxLineLength))}`)
}
