import { words } from '../../shared/words.ts'

/** What reports say around the rules' own sentences. */
export const reportTexts = words({
  zh: {
    title: (from: string, to: string) => `从 ${from} 升级到 ${to}`,
    verdict: {
      yes: '可以升级。',
      changes: '完成以下修改之后可以升级。',
      decisions: '不能直接升级，有些修改需要你决定。'
    },
    certainty: { mechanical: '自动修改', look: '需要检查', decide: '需要决定' },
    when: { today: '现在', swap: '更换包时', after: '更换包之后' },
    files: (count: number) => `检查了 ${count} 个文件`,
    counts: (mechanical: number, look: number, decide: number) =>
      `自动修改 ${mechanical} 处，需要检查 ${look} 处，需要决定 ${decide} 处`,
    problems: '没有检查的文件',
    defaults: '恢复这些代码依赖的默认值',
    places: (count: number) => `${count} 处`,
    nothing: '没有发现需要修改的代码。'
  },
  en: {
    title: (from: string, to: string) => `Upgrade from ${from} to ${to}`,
    verdict: {
      yes: 'You can upgrade.',
      changes: 'You can upgrade after these changes.',
      decisions: 'Not without decisions: some changes are yours to decide.'
    },
    certainty: { mechanical: 'automatic', look: 'check', decide: 'decide' },
    when: { today: 'today', swap: 'with the new packages', after: 'after the swap' },
    files: (count: number) => `${count} files checked`,
    counts: (mechanical: number, look: number, decide: number) =>
      `${mechanical} automatic changes, ${look} places to check, ${decide} to decide`,
    problems: 'Files that were not checked',
    defaults: 'Restore the defaults that this code depends on',
    places: (count: number) => (count === 1 ? '1 place' : `${count} places`),
    nothing: 'Nothing to change was found.'
  }
})
