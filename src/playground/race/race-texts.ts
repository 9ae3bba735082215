import { words } from '../../../shared/words.ts'

export const raceTexts = words({
  zh: {
    open: '测速',
    openTitle: '在两三个版本上测量同一段代码的速度',
    title: '版本测速',
    close: '结束测速',
    hint: (rounds: number) =>
      `每个版本运行 ${rounds} 次：先等第一行出现，再从顶部滚动到底部。数字取决于这台电脑，测量时请让本页保持在前台。`,
    release: (number: number) => `第 ${number} 个版本`,
    third: '再加一个版本',
    start: '开始',
    again: '重新测量',
    stop: '停止',
    running: (release: string, done: number, all: number) => `正在运行 ${release}（${done + 1} / ${all}）`,
    done: '测量完成。',
    head: {
      release: '版本',
      firstRow: '第一行',
      frame: '每帧，中位数',
      slow: '95% 的帧不超过',
      longest: '最长的一帧',
      blank: '有空白的帧',
      elements: '元素数量'
    },
    failedRuns: (release: string, problem: string) => `${release} 没有结果：${problem}`,
    noRow: '没有出现数据行',
    failed: '代码没有渲染',
    noResult: '60 秒内没有结果',
    noScroll: '表格没有可滚动的内容，只测量了第一行出现的时间。给表格设置 height 和更多数据，就能比较滚动。',
    plot: '滚动时每帧的用时，单位毫秒',
    frames: '帧',
    image: '下载图片',
    markdown: '复制 Markdown',
    environment: (cores: number, rounds: number) => `${cores} 个处理器核心，每个版本运行 ${rounds} 次。`
  },
  en: {
    open: 'Measure speed',
    openTitle: 'Measure the same code on two or three releases',
    title: 'Speed of releases',
    close: 'Stop measuring',
    hint: rounds =>
      `Each release runs ${rounds} times: wait for the first row, then scroll from top to bottom. The figures depend on this computer. Keep this page in front while it measures.`,
    release: number => `Release ${number}`,
    third: 'Add a release',
    start: 'Start',
    again: 'Measure again',
    stop: 'Stop',
    running: (release, done, all) => `Running ${release} (${done + 1} of ${all})`,
    done: 'Measured.',
    head: {
      release: 'Release',
      firstRow: 'First row',
      frame: 'Frame, median',
      slow: '95% of frames',
      longest: 'Longest frame',
      blank: 'Frames with blanks',
      elements: 'Elements'
    },
    failedRuns: (release, problem) => `${release} has no result: ${problem}`,
    noRow: 'no row appeared',
    failed: 'the code was not rendered',
    noResult: 'no result within 60 seconds',
    noScroll:
      'The table has nothing to scroll, so only the first row was measured. Set its height and add rows to compare scrolling.',
    plot: 'Time of each frame while scrolling, in milliseconds',
    frames: 'Frames',
    image: 'Download image',
    markdown: 'Copy Markdown',
    environment: (cores, rounds) => `${cores} processor cores, ${rounds} runs of each release.`
  }
})

export type RaceTexts = (typeof raceTexts)['zh']
