import type { ReactNode } from 'react'
import { getOwn } from '../../../../shared/own-property.ts'
import type { Language } from '../../../../shared/locale.ts'
import { useTexts } from '../../../locale/texts.ts'
import { MergedCells } from './merged-cells.tsx'
import { FlatTree, NestedTree } from './tree-data.tsx'
import { VirtualRows } from './virtual-rows.tsx'

const pictures: Record<string, (language: Language) => ReactNode> = {
  'flat-tree': language => <FlatTree language={language} />,
  'merged-cells': language => <MergedCells language={language} />,
  'nested-tree': language => <NestedTree language={language} />,
  'virtual-rows': language => <VirtualRows language={language} />
}

/** `<Picture of="flat-tree">`: a picture that the build renders, with its caption. */
export function Picture({ of, children }: { of: string; children?: ReactNode }) {
  const { language } = useTexts()
  const renderPicture = getOwn(pictures, of)
  if (!renderPicture) throw new Error(`There is no picture "${of}". Use ${Object.keys(pictures).join(', ')}.`)
  return (
    <figure style={{ marginTop: '16px' }} data-picture={of}>
      {renderPicture(language)}
      <figcaption style={{ marginTop: '10px', color: 'var(--ink-3)', fontSize: 'var(--t-13)' }}>{children}</figcaption>
    </figure>
  )
}
