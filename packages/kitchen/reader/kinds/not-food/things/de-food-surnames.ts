import { list } from '#kitchen/word-list.ts'

/** German family names that are also foods. */
export const foodSurnames: readonly string[] = list(
  `Kohl, Speck, Brot, Butterweck, Butterbrodt, Birne, Birnbaum, Apfel, Apfelbaum, Lachs, Hecht, Hering, Barsch, Karpfen, Zander, Aal, Krebs, Pilz, Hase, Gans, Hahn, Huhn, Hühnchen, Rübe, Zwiebel, Pfeffer, Pfeffermann, Salz, Salzmann, Senf,
  Essig, Honig, Zucker, Zuckermann, Mehl, Reis, Reiß, Hafer, Roggen, Gerste, Gersten, Weizen, Bohne, Bohnen, Linse, Linsen, Erbse, Kraut, Knoblauch, Rettich, Kümmel, Milch, Käs, Käse, Butter, Rahm, Fleisch, Wurst, Würstl, Schinken,
  Knödel, Nudel, Semmel, Semmler, Wecker, Weck, Kuchen, Süß, Sauer, Nuss, Nuß, Kern, Kirsch, Kirsche, Pflaum, Traube, Wein, Bier, Korn, Sauerbier, Sauerwein, Süßmilch, Haferkorn, Kümmerling, Fisch, Stör, Stint, Dorsch, Forelle, Krapf,
  Krapp, Strudel, Fladen, Rinderknecht, Lamm, Kalb, Ochs, Rind, Ente, Taube, Fasan, Rebhuhn, Hirsch, Reh, Schnepf, Salat, Spargel, Gurk, Kürbis, Rosmarin, Dill, Fenchel, Anis, Safran, Muskat, Zimt, Mandel, Feige, Dattel, Pomeranz, Zitron,
  Melon, Beer, Beere, Hagebutt, Holunder, Schlehe, Quitte, Nessel, Klee, Ampfer, Kresse, Rüb, Kohlrabi, Wirsing, Sprotte, Muschel, Schneck, Schnecke, Auster, Krabbe, Sardelle, Thun`,
)

/** First names that stand beside a food without meaning a person: "rosa Pfeffer", the potatoes Linda and Laura. */
export const foodsOfPersons: readonly string[] = list(
  'Linda, Laura, Nicola, Anna, Annabelle, Julia, Heidi, Eva, Ida, Adam, Beat, Till, Tim, Paul, Lisa, Ella, Carina, Christa, Gloria, August, Wolf, Falk, Bruno, Resi, Viola, Elena, Frieda, Karla, Iris, Toni, Jonathan',
)
