import type { DefectResults } from './defect-results.ts'
import { defectResults, documentedRelease, findDefectRange } from './defect-results.ts'

/** A module of `patches/` that repairs the installed library at the start of a project. */
export interface PatchFacts {
  /** Name of its file and of its section on `/upgrade/patches`. */
  name: string
  /** Cases that pass with the patch. */
  cases: readonly [string, ...string[]]
  symptom: { zh: string; en: string }
}

/** Releases in which the cases run with the patches. Each patch has the same list. */
export const patchedReleases = [documentedRelease]

/** In the order of their damage. */
export const patches: readonly PatchFacts[] = [
  {
    name: 'failed-export',
    cases: ['table/practice/proxyServer/query-all-fails', 'table/practice/proxyServer/after-query-all'],
    symptom: {
      zh: '`queryAll` 失败后，仍然导出没有数据行的文件，并提示“导出成功”。',
      en: 'After `queryAll` fails, a file without data rows is exported and reported as a success.'
    }
  },
  {
    name: 'hidden-keys',
    cases: ['table/advanced/keepAlives/hidden-delete'],
    symptom: {
      zh: '隐藏的表格仍然响应按键，按 Delete 会清空不可见的单元格。',
      en: 'A hidden table still handles keys, and Delete clears a cell that is not visible.'
    }
  },
  {
    name: 'tree-revert',
    cases: ['table/tree/lazyEdit/revert-child', 'table/tree/lazyEdit/reload-row', 'table/tree/edit/revert-child'],
    symptom: {
      zh: '`revertData()` 和 `reloadRow()` 把子节点当作同一位置的根节点，覆盖它的数据，或者不生效。',
      en: '`revertData()` and `reloadRow()` treat a child node as the root node at the same position and overwrite its data, or have no effect.'
    }
  },
  {
    name: 'tree-changes',
    cases: [
      'table/tree/edit/child-changes',
      'table/tree/edit/validate-skips',
      'table/tree/edit/children-field',
      'table/tree/lazyEdit/loaded-changed'
    ],
    symptom: {
      zh: '树中修改过的子节点不在 `getUpdateRecords()` 的结果中，`validate()` 也不校验。懒加载的子节点未修改也算作修改过。',
      en: 'Changed child nodes of a tree are missing from `getUpdateRecords()` and `validate()`, and unchanged lazily loaded ones count as changed.'
    }
  },
  {
    name: 'lazy-loaded',
    cases: [
      'table/tree/lazy/insert-reload',
      'table/tree/expandLazy/request-again',
      'table/advanced/expandLazy/request-again'
    ],
    symptom: {
      zh: '插入或删除行之后，懒加载的节点和展开行重新加载，未保存的子节点丢失。',
      en: 'After rows are inserted or deleted, lazy nodes and expandable rows load again, and unsaved child nodes are lost.'
    }
  },
  {
    name: 'lazy-insert',
    cases: ['table/tree/lazy/child-twice'],
    symptom: {
      zh: '在设置了 `transform` 的懒加载树中，插入的子节点显示两次。',
      en: 'In a lazy tree with `transform`, an inserted child node is shown twice.'
    }
  },
  {
    name: 'tree-remove-all',
    cases: ['table/tree/insert/remove-all'],
    symptom: {
      zh: '`remove()` 不传参数时，设置了 `transform` 的树不会清空。',
      en: '`remove()` without arguments does not delete the rows of a tree with `transform`.'
    }
  },
  {
    name: 'insert-next',
    cases: ['table/edit/insert/insert-next-moves', 'table/scroll/edit/insert-next'],
    symptom: {
      zh: '`insertNextAt()` 插入的行，在排序、筛选或 `updateData()` 之后移到指定行的上方。',
      en: 'A row inserted with `insertNextAt()` moves above the given row after sorting, filtering or `updateData()`.'
    }
  },
  {
    name: 'custom-cancel',
    cases: ['table/advanced/custom/cancel-applies', 'table/advanced/custom/close-keeps'],
    symptom: {
      zh: '列设置点击“取消”或关闭弹窗之后，改动仍然生效。',
      en: 'Changes in the column settings take effect although the user cancels them or closes the modal.'
    }
  },
  {
    name: 'async-rules',
    cases: ['form/valid/async-rules-skipped'],
    symptom: {
      zh: '任意字段校验不通过时，表单不等待异步规则，得到的错误不完整。',
      en: 'If any field fails, a form does not wait for asynchronous rules, and the errors are incomplete.'
    }
  },
  {
    name: 'last-page',
    cases: ['table/grid/pageProxy/last-page-empty'],
    symptom: {
      zh: '删除最后一页的全部行之后，使用数据代理的表格为空。',
      en: 'After all rows of the last page are deleted, a grid with a data proxy is empty.'
    }
  },
  {
    name: 'clear-validate',
    cases: [
      'table/edit/cellValid/clear-validate',
      'table/edit/cellValid/clear-validate-fields',
      'table/edit/cellValid/clear-validate-single'
    ],
    symptom: {
      zh: '表格的 `clearValidate()` 传入行或列时，保留它们的校验提示，清除其他的。',
      en: '`clearValidate()` of a table with rows or columns keeps their messages and clears all others.'
    }
  }
]

/** Releases with a defect that a patch fixes. */
export interface PatchRange {
  since: string
  /** First release after 3.8.6 without any of the defects. */
  fixedIn?: string
  /** First release after that one with one of the defects again. */
  againIn?: string
}

type Results = Pick<DefectResults, 'releases' | 'cases'>

export function findPatchRange(
  { cases }: Pick<PatchFacts, 'cases'>,
  { releases, cases: results }: Results = defectResults
): PatchRange {
  const letters = combineResults(cases, results)
  const range = findDefectRange({ releases, cases: { all: letters } }, 'all', documentedRelease)
  if (!range) throw new Error(`${cases.join(' and ')} are no defects of ${documentedRelease}.`)
  const { since, fixedIn } = range
  if (fixedIn === undefined) return { since }
  const again = letters.indexOf('f', releases.indexOf(fixedIn))
  return { since, fixedIn, ...(again >= 0 && { againIn: releases[again]! }) }
}

/** A release has a defect if one of the cases fails, and works if all of them pass. */
const combineResults = (ids: readonly string[], results: Results['cases']): string =>
  Array.from(results[ids[0]!] ?? '', (_, index) => {
    const letters = ids.map(id => results[id]?.[index])
    if (letters.includes('f')) return 'f'
    return letters.every(letter => letter === 'p') ? 'p' : 'n'
  }).join('')

/**
 * A release needs a patch that is tested with it (`applies`), works without one (`fixed`), has a defect although no
 * patch is tested with it (`untested`), or has no result.
 */
export type PatchState = 'applies' | 'fixed' | 'untested' | 'unknown'

export function getPatchState(
  { cases }: Pick<PatchFacts, 'cases'>,
  version: string,
  { releases, cases: results }: Results = defectResults
): PatchState {
  if (patchedReleases.includes(version)) return 'applies'
  const letter = combineResults(cases, results)[releases.indexOf(version)]
  return letter === 'p' ? 'fixed' : letter === 'f' ? 'untested' : 'unknown'
}
