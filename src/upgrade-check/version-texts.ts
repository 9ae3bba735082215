import { words } from '../../shared/words.ts'
import type { Severity } from '../../version-check/finding.ts'

export const versionTexts = words({
  zh: {
    direction: '检查的目的',
    forVersion: '用于 3.8',
    toLater: '升级到 3.9 及更高版本',
    version: '代码使用的版本',
    before38: '3.8 之前的版本没有声明全部成员。检查可能报告实际存在的事件和插槽。',
    after38: '在 3.9 及更高的版本中，有些名称已经移除，但是仍然有效。检查也会报告它们。',
    release: (version: string, release: string) => `npm 不提供 ${version}，比较的是 ${release} 的成员。`,
    none: (version: string) => `没有发现 ${version} 不支持的写法`,
    unknown: (version: string, count: number) => `有 ${count} 处名称 ${version} 没有`,
    onlyHints: (count: number) => `有 ${count} 处需要检查`,
    share: (fixable: number, rest: number) => `${fixable} 处可以自动修改，${rest} 处需要你处理。`,
    bySeverity: '按结果筛选',
    severity: { unknown: '没有该名称', hint: '提示' } satisfies Record<Severity, string>,
    severityHint: {
      unknown: '所选的版本没有该名称，代码不生效或者抛出异常。',
      hint: '可能是错误，需要检查。'
    } satisfies Record<Severity, string>,
    since: (release: string) => `${release} 起`,
    availableIn: (release: string) => `${release} 中可用`,
    until: (release: string) => `到 ${release} 为止`,
    details: '说明',
    fix: '修改',
    fixLabel: (found: string, line: number) => `修改第 ${line} 行的 ${found}`,
    fixAll: (count: number) => `修改全部 ${count} 处`,
    fixed: (count: number) => `已修改 ${count} 处。`,
    undo: '撤销修改',
    result: '修改的结果',
    resultHint: '按钮只修改结果确定的名称。复制和下载的代码包含筛选出的全部自动修改。',
    nothingToFix: '筛选出的结果中没有自动修改。',
    report: '报告（文本）'
  },
  en: {
    direction: 'Purpose of the check',
    forVersion: 'For 3.8',
    toLater: 'To 3.9 and later',
    version: 'Version that runs the code',
    before38:
      'Releases before 3.8 do not declare all of their members. The check may report events and slots that they have.',
    after38: 'In 3.9 and later, some removed names still work. The check reports them as well.',
    release: (version, release) => `npm does not serve ${version}. The members are those of ${release}.`,
    none: version => `Nothing was found that ${version} does not support`,
    unknown: (version, count) => (count === 1 ? `${version} lacks 1 name` : `${version} lacks ${count} names`),
    onlyHints: count => (count === 1 ? '1 place to check' : `${count} places to check`),
    share: (fixable, rest) => `${fixable} can be changed automatically, ${rest} need your attention.`,
    bySeverity: 'Filter by result',
    severity: { unknown: 'Unknown name', hint: 'Hint' },
    severityHint: {
      unknown: 'The chosen version lacks the name, so the code has no effect or throws an error.',
      hint: 'Likely a mistake, to be checked.'
    },
    since: release => `since ${release}`,
    availableIn: release => `in ${release}`,
    until: release => `until ${release}`,
    details: 'Details',
    fix: 'Change',
    fixLabel: (found, line) => `Change ${found} in line ${line}`,
    fixAll: count => (count === 1 ? 'Change 1 place' : `Change all ${count} places`),
    fixed: count => (count === 1 ? '1 place was changed.' : `${count} places were changed.`),
    undo: 'Undo changes',
    result: 'Changed code',
    resultHint:
      'The buttons change only names with one right result. Copied and downloaded code contains all automatic changes that the filters show.',
    nothingToFix: 'There is no automatic change in what the filters show.',
    report: 'Report (text)'
  }
})

export type VersionTexts = (typeof versionTexts)['zh']
