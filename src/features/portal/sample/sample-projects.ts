import { faceAddress } from '#ui/art/faces/face.ts';
import type { Manager, Project } from '../portal.ts';

const rita: Manager = {
  name: 'Rita Falcão',
  face: faceAddress('Rita Falcão', 'contract'),
  email: 'rita@entrada.example',
};
const tiago: Manager = {
  name: 'Tiago Meireles',
  face: faceAddress('Tiago Meireles', 'parcel'),
  email: 'tiago@entrada.example',
};

export const sampleProjects: readonly Project[] = [
  {
    id: 'company-setup',
    name: 'Company setup',
    namePt: 'Constituição da empresa',
    status: 'in-progress',
    progress: 62,
    startDate: '2026-10-12',
    endDate: '2026-12-18',
    description:
      'Tessera Trading, Unipessoal Lda. Registration, bank account and VAT status, ready to invoice before the end of the year.',
    descriptionPt:
      'Tessera Trading, Unipessoal Lda. Registo, conta bancária e regime de IVA, com tudo pronto para faturar antes do fim do ano.',
    manager: rita,
  },
  {
    id: 'online-store',
    name: 'Online store',
    namePt: 'Loja online',
    status: 'planning',
    progress: 15,
    startDate: '2026-11-16',
    endDate: '2027-02-26',
    description:
      'A store in two languages with MB WAY, Multibanco and card, and certified invoices from the first order.',
    descriptionPt:
      'Uma loja em duas línguas com MB WAY, Multibanco e cartão, e faturas certificadas desde a primeira encomenda.',
    manager: tiago,
  },
  {
    id: 'gdpr-records',
    name: 'GDPR records',
    namePt: 'Registos do RGPD',
    status: 'review',
    progress: 90,
    startDate: '2026-09-28',
    endDate: '2026-11-27',
    description:
      'The record of processing activities, four supplier agreements and a privacy notice in English and Portuguese.',
    descriptionPt:
      'O registo das atividades de tratamento, quatro acordos com subcontratantes e uma política de privacidade em inglês e português.',
    manager: rita,
  },
  {
    id: 'nif-and-bank',
    name: 'NIF and bank account',
    namePt: 'NIF e conta bancária',
    status: 'completed',
    progress: 100,
    startDate: '2026-09-01',
    endDate: '2026-10-09',
    description: 'A tax number for the founder, and a bank account for the company to come.',
    descriptionPt: 'Um número fiscal para a fundadora e uma conta bancária para a futura empresa.',
    manager: rita,
  },
];
