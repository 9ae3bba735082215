import type { Language } from '../../shared/locale.ts'
import type { PageTexts } from './page-texts.ts'
import { texts } from './page-texts.ts'
import * as traditional from './page-texts.ts?traditional'

export const pageTexts: Record<Language, PageTexts> = { ...texts, tw: (traditional as unknown as { texts: typeof texts }).texts.zh }
