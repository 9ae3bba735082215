import type { Language } from '../../shared/locale.ts'
import type { ApiTexts } from './api-texts.ts'
import { texts } from './api-texts.ts'
import * as traditional from './api-texts.ts?traditional'

export const textsOf: Record<Language, ApiTexts> = { ...texts, tw: (traditional as unknown as { texts: typeof texts }).texts.zh }
