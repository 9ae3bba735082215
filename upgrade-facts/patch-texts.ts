import { words } from '../shared/words.ts'

export const patchTexts = words({
  zh: {
    symptom: '现象',
    releases: '有此缺陷的版本',
    patch: '补丁',
    fixed: (since: string, fixed: string) => `${since} 开始，${fixed} 修复`,
    again: (since: string, fixed: string, again: string) => `${since} 开始，${fixed} 修复，${again} 再次出现`,
    still: (since: string, newest: string) => `${since} 开始，${newest} 仍有`
  },
  en: {
    symptom: 'What happens',
    releases: 'Releases with the defect',
    patch: 'Patch',
    fixed: (since, fixed) => `Since ${since}, fixed in ${fixed}`,
    again: (since, fixed, again) => `Since ${since}, fixed in ${fixed}, again in ${again}`,
    still: (since, newest) => `Since ${since}, still in ${newest}`
  }
})
