import {
  CLOSED_FROM,
  CLOSED_REASONS,
  STAGES,
  type ClosedFrom,
  type ClosedReason,
  type Stage,
} from '#documents/application/fields.ts';
import { Select } from '#ui/fields/text-controls.tsx';
import { CLOSED_FROM_NAMES, CLOSED_REASON_NAMES, STAGE_NAMES } from '../content/stage-names.ts';

type StageSelectProps = {
  stage: Stage;
  /** What the control is called where no label stands beside it. */
  label?: string;
  onStage: (stage: Stage) => void;
};

/** Chooses how far an application has come. */
export function StageSelect({ stage, label, onStage }: StageSelectProps) {
  return (
    <Select
      value={stage}
      {...(label && { 'aria-label': label })}
      onChange={({ target }) => onStage(STAGES.find((one) => one === target.value) ?? stage)}
    >
      {STAGES.map((one) => (
        <option key={one} value={one}>
          {STAGE_NAMES[one]}
        </option>
      ))}
    </Select>
  );
}

type ReasonSelectProps = {
  reason: ClosedReason;
  label?: string;
  onReason: (reason: ClosedReason) => void;
};

/** Chooses why an application is closed. */
export function ReasonSelect({ reason, label, onReason }: ReasonSelectProps) {
  return (
    <Select
      value={reason}
      {...(label && { 'aria-label': label })}
      onChange={({ target }) => onReason(CLOSED_REASONS.find((one) => one === target.value) ?? '')}
    >
      {CLOSED_REASONS.map((one) => (
        <option key={one} value={one}>
          {CLOSED_REASON_NAMES[one]}
        </option>
      ))}
    </Select>
  );
}

type FurthestSelectProps = { from: ClosedFrom; onFrom: (from: ClosedFrom) => void };

/** Chooses how far a closed application had come. */
export function FurthestSelect({ from, onFrom }: FurthestSelectProps) {
  return (
    <Select
      value={from}
      onChange={({ target }) => onFrom(CLOSED_FROM.find((one) => one === target.value) ?? '')}
    >
      {CLOSED_FROM.map((one) => (
        <option key={one} value={one}>
          {CLOSED_FROM_NAMES[one]}
        </option>
      ))}
    </Select>
  );
}
