import { words } from '../../../shared/words.ts'

export const bisectTexts = words({
  zh: {
    open: '定位版本',
    openTitle: '查找从哪个版本开始不同',
    title: '从哪个版本开始不同？',
    close: '结束查找',
    hint: '程序运行一个版本，你来判断结果是否正确，每次排除一半的版本。也可以在上面直接选择版本。',
    assertionHint: '在代码里写上 `expect(…)` 断言，例如 `expect(this.rows.length).toBe(3)`，就不用逐个判断。',
    ask: (release: string) => `${release} 的结果正确吗？`,
    remaining: (count: number) => `最多还要运行 ${count} 次`,
    answers: { works: '正确', broken: '不正确', skipped: '跳过' },
    back: '上一步',
    automatic: '根据断言继续',
    stop: '停止',
    strip: (works: number, broken: number, skipped: number, all: number) =>
      `${all} 个版本中，${works} 个正确，${broken} 个不正确，${skipped} 个跳过`,
    found: {
      broke: (before: string, after: string) => `${before} 正确，从 ${after} 开始不正确。`,
      fixed: (before: string, after: string) => `${before} 不正确，从 ${after} 开始正确。`
    },
    skipped: (releases: string) => `两者之间的 ${releases} 被跳过，也可能是其中之一。`,
    same: {
      works: (oldest: string, newest: string) => `从 ${oldest} 到 ${newest}，试过的版本都正确。`,
      broken: (oldest: string, newest: string) => `从 ${oldest} 到 ${newest}，试过的版本都不正确。`
    },
    sameHint: '如果中间的某个版本不同，可以选择它再判断一次。',
    unanswered: '所有版本都被跳过了。',
    noReleases: '本站没有其他版本，只能比较这两个版本。它们之间的版本没有运行。',
    compare: '并排对比',
    link: '复制链接',
    tooLong: '代码太长，无法放进链接。可以先在“分享”里下载项目文件。',
    changes: (release: string) => `${release} 还有哪些变化`,
    added: (count: number) => `代码所用的组件新增 ${count} 个成员`,
    removed: (count: number) => `代码所用的组件移除 ${count} 个成员`,
    more: (count: number) => `还有 ${count} 个`,
    fixed: (count: number) => `修复 ${count} 个已知缺陷`,
    brought: (count: number) => `带来 ${count} 个已知缺陷`,
    none: '没有记录到成员或已知缺陷的变化。',
    failed: '没有加载出这些变化。',
    again: '重试'
  },
  en: {
    open: 'Bisect',
    openTitle: 'Find the release in which this changed',
    title: 'Which release changed this?',
    close: 'Stop bisecting',
    hint: 'A release runs your code, and you say whether the result is right. Each time, half of the releases are ruled out. You can also choose a release in the list above.',
    assertionHint:
      'With assertions such as `expect(this.rows.length).toBe(3)` in the code, you don’t have to judge the results yourself.',
    ask: release => `Does ${release} get it right?`,
    remaining: count => (count === 1 ? 'One more run at most' : `${count} more runs at most`),
    answers: { works: 'Works', broken: 'Broken', skipped: 'Skip' },
    back: 'Back',
    automatic: 'Judge by the assertions',
    stop: 'Stop',
    strip: (works, broken, skipped, all) =>
      `Of ${all} releases, ${works} work, ${broken} are broken, ${skipped} are skipped`,
    found: {
      broke: (before, after) => `${before} works, and ${after} is the first broken release.`,
      fixed: (before, after) => `${before} is broken, and ${after} is the first release that works.`
    },
    skipped: releases => `You skipped ${releases}, so it could be one of these too.`,
    same: {
      works: (oldest, newest) => `It works in every release tried, from ${oldest} to ${newest}.`,
      broken: (oldest, newest) => `It’s broken in every release tried, from ${oldest} to ${newest}.`
    },
    sameHint: 'If a release in between is different, choose it in the list and judge it.',
    unanswered: 'You skipped all releases.',
    noReleases: 'This site has no other releases, so only these two can be compared. Those in between didn’t run.',
    compare: 'Compare both',
    link: 'Copy link',
    tooLong: 'The code is too long for a link. Download the project file under “Share” instead.',
    changes: release => `Other changes in ${release}`,
    added: count => `${count === 1 ? '1 new member' : `${count} new members`} of the components in your code`,
    removed: count => `${count === 1 ? '1 removed member' : `${count} removed members`} of the components in your code`,
    more: count => `and ${count} more`,
    fixed: count => (count === 1 ? 'Fixes 1 known defect' : `Fixes ${count} known defects`),
    brought: count => (count === 1 ? 'Brings 1 known defect' : `Brings ${count} known defects`),
    none: 'No changed members or known defects on record.',
    failed: 'These changes did not load.',
    again: 'Try again'
  }
})

export type BisectTexts = (typeof bisectTexts)['zh']
