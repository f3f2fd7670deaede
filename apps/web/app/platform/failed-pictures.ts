/**
 * Pictures of other servers can fail to load, also before the page's script is there. A small script in the head puts
 * the shop's drawing of the same thing in their place, or the shop's mark where there is no drawing either. In place of
 * a picture that is still being drawn the shop sends one of a single pixel (none, on a dense screen): the script asks
 * again after two seconds, then ever more slowly, for two minutes. `load` events of pictures don't reach the window.
 */
export const REPLACE_FAILED_PICTURES_SCRIPT =
  "addEventListener('error',e=>{const i=e.target;if(i.tagName!=='IMG')return;const s=i.getAttribute('src')||'';if(/^https?:/.test(s))i.src='/images/instead/'+(i.width>320?640:320)+'.webp?of='+encodeURIComponent(s);else if(s.startsWith('/images/instead/'))i.src='/mark.svg'},true);" +
  "document.addEventListener('load',e=>{const i=e.target,n=(i.asked||0)+1;if(i.tagName!=='IMG'||i.naturalWidth>1||n>20)return;i.asked=n;const s=i.currentSrc;setTimeout(()=>{if(i.currentSrc!==s)return;i.removeAttribute('srcset');i.src=s+(s.includes('?')?'&':'?')+'again='+n},1500+500*n)},true);";
