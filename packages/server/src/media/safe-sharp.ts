import sharp from 'sharp'

/**
 * Formats that are read, whatever a file is called: photographs, no drawings. SVG loads other files and computes without
 * end, and libvips finds it anywhere in the first kilobyte of a file.
 */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}`)

// For the whole process: libvips looks through its list of loaders at every file.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: LOADERS })

export { sharp }
