import {build} from "esbuild";import {readFileSync} from "fs";import {brotliCompressSync} from "zlib";
const r=await build({entryPoints:["a.js"],bundle:true,minify:true,format:"esm",external:["react","react-dom"],outfile:"a2.js",metafile:true,plugins:[{name:"m",setup(b){b.onResolve({filter:/^zod\/v4$/},a=>b.resolve("zod/mini",{resolveDir:a.resolveDir,kind:a.kind}))}}]});
console.log(brotliCompressSync(readFileSync("a2.js")).length);
const o=Object.values(r.metafile.outputs)[0].inputs;console.log(Object.entries(o).map(([k,v])=>[v.bytesInOutput,k]).sort((a,b)=>b[0]-a[0]).slice(0,14))
