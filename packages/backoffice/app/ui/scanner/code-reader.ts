import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** API of browsers that read codes themselves; TypeScript does not know it (Shape Detection API). */
interface NativeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
interface NativeDetectorClass {
  new (options: { formats: string[] }): NativeDetector
  getSupportedFormats(): Promise<string[]>
}

const FORMATS = ['code_128', 'ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_39', 'itf', 'qr_code']

/** Reads the first code of a picture; null without one. */
type CodeReader = (video: HTMLVideoElement) => Promise<string | null>

/** The browser's reader, else one in WebAssembly. */
export async function createCodeReader(): Promise<CodeReader> {
  const Detector = (globalThis as { BarcodeDetector?: NativeDetectorClass }).BarcodeDetector
  const supported = (await Detector?.getSupportedFormats().catch(() => [])) ?? []
  const formats = FORMATS.filter((format) => supported.includes(format))
  if (Detector && formats.includes('code_128') && formats.includes('ean_13')) {
    const detector = new Detector({ formats })
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null
  }
  await prepareZXingModule({ overrides: { locateFile: () => wasmAddress }, fireImmediately: true })
  return readDrawn()
}

/** A reader with a canvas that is reused for all pictures. */
function readDrawn(): CodeReader {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    if (!context) return null
    canvas.width = video.videoWidth
    canvas.height = video.videoHeight
    context.drawImage(video, 0, 0)
    const picture = context.getImageData(0, 0, canvas.width, canvas.height)
    const [barcode] = await readBarcodes(picture, { maxNumberOfSymbols: 1, tryHarder: false })
    return barcode?.text ?? null
  }
}
