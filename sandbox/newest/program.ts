import 'vxe-pc-ui/es/style.css'
import 'vxe-table-new/es/style.css'
import '../frame.css'
import { startFrame } from '../frame.ts'
import { library } from './library.ts'

startFrame(library)
