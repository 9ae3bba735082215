import { library } from './library-to-3-8.ts'
import './frame.css'
import { startFrame } from './frame.ts'

startFrame(library)
