/**
 * Script for the head of every page that replaces pictures that fail to load, also before hydration: by the shop's
 * drawing of the same thing, or by the shop's logo if there is none. The shop's own, which fail without a network, are
 * invisible until it is back. While the shop still draws a picture, it sends one of a single pixel (or none, on a dense
 * screen): the script then retries after two seconds, and at growing intervals, for two minutes. Both listeners run in
 * the capture phase, because these events don't bubble; that of `load` is on the document, because they don't reach the
 * window at all.
 */
export const REPLACE_FAILED_PICTURES_SCRIPT =
  "addEventListener('error',e=>{const i=e.target;if(i.tagName!=='IMG')return;const s=i.getAttribute('src')||'';if(/^https?:/.test(s))i.src='/images/instead/'+(i.width>320?640:320)+'.webp?of='+encodeURIComponent(s);else if(s.startsWith('/images/instead/'))i.src='/mark.svg';else{i.style.opacity=0;addEventListener('online',()=>{i.style.opacity='';i.src=s},{once:true})}},true);" +
  "document.addEventListener('load',e=>{const i=e.target,n=(i.asked||0)+1;if(i.tagName!=='IMG'||i.naturalWidth>1||n>20)return;i.asked=n;const s=i.currentSrc;setTimeout(()=>{if(i.currentSrc!==s)return;i.removeAttribute('srcset');i.src=s+(s.includes('?')?'&':'?')+'again='+n},1500+500*n)},true);";
