import { escapeControls, escapeLines } from '../../shared/escape-controls.ts'
import { words } from '../../shared/words.ts'
import type { Finding } from '../finding.ts'
import { describeProblem } from '../problem.ts'
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
    first:
      '先运行 `node vxe-upgrade.mjs <文件夹> --write`，它完成所有自动修改。然后逐条执行下面的指令，每条只改指出的代码。',
    code: '代码',
    reason: '原因',
    silent: '如果不处理，功能会失效，而且没有任何提示。',
    options: '选择',
    change: (to: string) => `改为 \`${to}\`。`,
    rewrite: '按照“原因”和文档页改写这段代码。',
    keep: '如果这段代码不属于 vxe-table，或者不依赖这个行为，保持不变，并在回复中说明。',
    proof: '验证',
    run: (rule: string, place: string) =>
      `运行 \`node vxe-upgrade.mjs <文件夹> --only ${rule}\`，结果中不再有 ${place}。`,
    behavior: '在 3.8 和新版本中运行这个界面，操作后的结果相同。',
    page: '文档',
    unread: '没有检查的文件'
  },
  en: {
    title: (from, to, count) =>
      `# Upgrade vxe-table from ${from} to ${to}: ${count === 1 ? '1 instruction' : `${count} instructions`}`,
    first:
      'First run `node vxe-upgrade.mjs <folder> --write`: it makes all automatic changes. Then carry out the instructions below one by one. Each changes only the code that it names.',
    code: 'Code',
    reason: 'Reason',
    silent: 'If it stays as it is, the feature stops working without a message.',
    options: 'Options',
    change: to => `Change it to \`${to}\`.`,
    rewrite: 'Rewrite the code as the reason and the page say.',
    keep: 'If the code does not belong to vxe-table, or does not depend on this behavior, leave it and say so in your answer.',
    proof: 'Proof',
    run: (rule, place) => `Run \`node vxe-upgrade.mjs <folder> --only ${rule}\`: it no longer lists ${place}.`,
    behavior: 'Run the view with 3.8 and with the new version: it does the same.',
    page: 'Page',
    unread: 'Files that were not checked'
  }
})

/** Report for a program that edits code: an instruction for each finding that is not changed automatically. */
export function agentReport({ project, versions, language, site, textOf }: ReportInput): string {
  const text = texts[language]
  const findings = project.findings.filter(
    ({ rule, certainty }) => certainty !== 'mechanical' && getRule(rule)?.find.kind !== 'default'
  )
  const lines = [text.title(versions.from, versions.to, findings.length), '', text.first]
  for (const [index, finding] of findings.entries()) {
    const { file, line, column, rule, certainty, becomes } = finding
    const place = `${escapeControls(file)}:${line}:${column}`
    lines.push('', `## ${index + 1}. ${place} ${rule}`, '')
    const context = contextOf(finding, textOf?.(file))
    if (context.length > 0) lines.push(`${text.code}:`, '', ...context, '')
    lines.push(`${text.reason}: ${getSentence(finding, language)}${isSilent(finding) ? ` ${text.silent}` : ''}`, '')
    const change = becomes === undefined ? text.rewrite : text.change(escapeControls(becomes))
    lines.push(`${text.options}:`, '', `1. ${change}`, `2. ${text.keep}`, '')
    lines.push(`${text.proof}: ${text.run(rule, place)}${certainty === 'decide' ? ` ${text.behavior}` : ''}`)
    if (site) lines.push('', `${text.page}: ${getPageLink(finding, site)}`)
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
