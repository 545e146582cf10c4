import sharp from 'sharp'

/**
 * Allowed formats, by content and not by file name: photographs, no drawings. SVG loads other files and can compute
 * endlessly, and libvips detects it anywhere in the first kilobyte of a file.
 */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}`)

// For the whole process: libvips checks its list of loaders for every file.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: LOADERS })

export { sharp }
