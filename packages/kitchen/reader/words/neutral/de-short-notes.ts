import { list } from '#kitchen/word-list.ts'

/** Short forms of packages, cuts and places on shopping lists; none changes a food's contents. */
const notes = list(
  `hart, steinhart, schon hart, bissl hart, leicht hart, hart gekocht, hart gek, weich gekocht, weich gek, hartgek, weichgek,
  wachsweich, röschn, röschen, mix, mischung, 2er, 3er, 4er, 6er, 10er, 12er,
  i öl, i olivenöl, i sonnenblumenöl, i rapsöl, i salzlake, i lake, i wasser, i aufguss, i sud, in d tüte, i d tüte, gefrostet, gefrostete, griech, eigenen saft, eigener saft, gewürf, gewürfl, geviert, salatbar, vom buffet, letzten monat, letzte woche, letzten sommer,
  schlapp, gummiartig, labbrig, schlabbrig, uralt, halber preis, mengenrabatt, vorratspack, eigenem saft, eigensaft, im eigensaft, im eig saft, in eig saft, i eig saft, eig saft, in eigenen saft, in eigenem saft, i eigenen saft, im eigen saft, im eigenen sft, im saft, i e saft,
  am stk, am st, am stck, am stückl, a stk, i stücken, i stck, in stck, in stk, in scheib, i scheiben, in schb, in sch, in würf, in wf, i würfeln, in ringe,
  in der ds, in d dose, i d dose, aus d dose, a d dose, ausm glas, i glas, im gl, aus d glas, a d glas, a d tk, aus tk, aus der tk, vom tk, v tk, a d kühlregal,
  do, ds, dosn, dös, dse, kl do, kl ds, kl dose, gr do, gr ds, gr dose, kl gl, gr gl, kl fl, gr fl, kl be, gr be, kl pck, gr pck, kl tüte, kl stk, gr stk, scheib, schb, schbn, scheibn,
  kugl, kgl, kgln, aus bodenhalt, aus bodenh, bodenhalt, bodenh, aus freil, freilandh, freil, aus freilandh, kerng, einz, mittelgr, gr stücke,
  pa, pak, päck, pkch, pckch, pckng, packch, pkgn, tb, tbe, tub, bd, bdl, bnd, bünd, kn, knl, kpf, kf, stg, stng, stgn, stän, zw, blt, bl, tfl, taf, wrfl, würf, würfl, ecken, beh, kart, krt, sch, schä, schl, tet, tetra, tetrapak, tetrapack,
  eim, nz, gläs, gls, flasch, flsch, bchr, bech, becherch, btlch, beutl, btle, tt, tü, port, portn, hv, handv, hdvl, hand v, mspitze, msp, pr, prs, spr, schss,
  abgel, abgetr, abgetropft, abtropfgew, abtropfgewicht, ungek, gek, gebr, gegr, gebr, geschn, gehob, gerasp, gestift, gehäut, gesch, geschl, geputzt, gew, gewasch, entk, entst, entkernt, entsteint, küchenf, küchenfertig, pfannenf,
  aufgeb, aufgebr, fast alle, fast leer, schon auf, schon offn, ang, angebr, offn, ungeöffn, ungeöff, orig verp, verp, lose, einzeln, a stk, mini, regional, reg, bio, dem, bioland, div, versch, verschied, div sorten, evt, ev, opt, ggf, ca, zirka, mind, höchst, max, min, insg, je, à, zus, extra, nachkaufen, nachk,
  er, er pack, er packung, er pck, er pkg, er karton, er pckg, er schachtel, er netz, kaufen, besorgen, nicht vergessen, wichtig, dringend, morgen, gr l, gr xl, gr s, gr m, größe l, kl m, kl l, bio kl m`,
)

/** Short notes and past dates beside a food; none changes its contents. */
export const shortNotes: readonly string[] = notes
