import { words } from '../../shared/words.ts'

/** Texts of reports, without the sentences of the rules. */
export const reportTexts = words({
  zh: {
    title: (from: string, to: string) => `从 ${from} 升级到 ${to}`,
    verdict: {
      yes: '可以升级。',
      changes: '完成以下修改之后可以升级。',
      decisions: '不能直接升级，有些修改需要你决定。',
      unread: '无法判断：有些文件没有检查。'
    },
    certainty: { mechanical: '自动修改', look: '需要检查', decide: '需要决定' },
    when: { today: '现在', swap: '更换包时', after: '更换包之后' },
    files: (count: number) => `检查了 ${count} 个文件`,
    installed: (found: string, from: string, version: string) =>
      `项目的 vxe-table 是 ${found}，检查以 ${from} 为起点。以 ${version} 为起点再检查一次，可以看到其间的变化。`,
    before37: '3.0 至 3.6 默认开启虚拟滚动，3.8 只在设置了 enabled: true 时开启，只有 { gt: 0 } 时不生效。',
    before38: '3.2 至 3.7 导出的 Header 和 Footer，3.8 不再导出。',
    space: '',
    counts: (mechanical: number, look: number, decide: number) =>
      `自动修改 ${mechanical} 处，需要检查 ${look} 处，需要决定 ${decide} 处`,
    problems: '没有检查的文件',
    defaults: '恢复这些代码依赖的默认值',
    places: (count: number) => `${count} 处`,
    options: '选择',
    proof: (check: string) => `验证：${check}`,
    nothing: '没有发现需要修改的代码。',
    fileCount: (count: number) => `${count} 个文件`,
    share: (automatic: number, total: number) =>
      automatic === total
        ? `${total} 处都可以自动修改`
        : automatic === 0
          ? `${total} 处需要你处理`
          : `${total} 处中 ${automatic} 处自动修改，${total - automatic} 处需要你处理`,
    silent: (count: number) => `${count} 处不处理会失效，而且没有任何提示。`,
    silentMark: '失效但没有提示',
    line: (line: number) => `第 ${line} 行`,
    lines: (first: number, last: number) => `第 ${first}–${last} 行`,
    before: '修改前',
    after: '修改后',
    picture: {
      title: '文件',
      hint: '文件：用方向键移动，按回车查看修改',
      root: '最上层',
      unread: '没有检查',
      unchanged: '无需修改',
      count: (certainty: string, count: number) => `${certainty} ${count} 处`,
      cell: (file: string, state: string) => `${file}：${state}`,
      separator: '，'
    }
  },
  en: {
    title: (from: string, to: string) => `Upgrade from ${from} to ${to}`,
    verdict: {
      yes: 'You can upgrade.',
      changes: 'You can upgrade after these changes.',
      decisions: 'Not without decisions: some changes are yours to decide.',
      unread: 'Unknown: some files were not checked.'
    },
    certainty: { mechanical: 'automatic', look: 'check', decide: 'decide' },
    when: { today: 'today', swap: 'with the new packages', after: 'after the swap' },
    files: (count: number) => (count === 1 ? '1 file checked' : `${count} files checked`),
    installed: (found: string, from: string, version: string) =>
      `The project has vxe-table ${found}, and the check starts at ${from}. Check again from ${version} to see the changes in between.`,
    before37:
      'Versions 3.0 to 3.6 scroll virtually by default. 3.8 does so with enabled: true only, so { gt: 0 } alone has no effect.',
    before38: 'Versions 3.2 to 3.7 export Header and Footer, 3.8 does not.',
    space: ' ',
    counts: (mechanical: number, look: number, decide: number) =>
      `${mechanical} automatic changes, ${look} places to check, ${decide} to decide`,
    problems: 'Files that were not checked',
    defaults: 'Restore the defaults that this code depends on',
    places: (count: number) => (count === 1 ? '1 place' : `${count} places`),
    options: 'Options',
    proof: check => `Check: ${check}`,
    nothing: 'Nothing to change was found.',
    fileCount: count => (count === 1 ? '1 file' : `${count} files`),
    share: (automatic, total) =>
      automatic === total
        ? total === 1
          ? 'The only change is automatic'
          : `All ${total} changes are automatic`
        : automatic === 0
          ? `${total === 1 ? '1 place needs' : `${total} places need`} you`
          : `${automatic} of ${total} automatic, ${total - automatic} ${total - automatic === 1 ? 'needs' : 'need'} you`,
    silent: count =>
      count === 1
        ? '1 of them stops working without any message if you leave it.'
        : `${count} of them stop working without any message if you leave them.`,
    silentMark: 'breaks without a message',
    line: line => `Line ${line}`,
    lines: (first, last) => `Lines ${first}–${last}`,
    before: 'Before',
    after: 'After',
    picture: {
      title: 'Files',
      hint: 'Files: arrow keys move, Enter shows the changes',
      root: 'Top level',
      unread: 'not checked',
      unchanged: 'no change',
      count: (certainty, count) => `${count} ${certainty}`,
      cell: (file, state) => `${file}: ${state}`,
      separator: ', '
    }
  }
})

export type ReportTexts = (typeof reportTexts)['zh']
